"""The sandbox: what templates and texts of the rules can and cannot do, and what a mistake in one is told as."""

import pytest

from clikit import assets_of, installation
from unoprint.booklet.environment import Templates
from unoprint.errors import ResourceFault

NAME = "assets/rules/house.toml, jump-in"


def text(source, **context):
    return Templates({}).text(NAME, source, context)


def fault(call):
    with pytest.raises(ResourceFault) as caught:
        call()
    (problem,) = caught.value.problems
    assert problem.id == "template-broken"
    return problem.params


def test_texts_are_filled_in():
    assert text("{{ n }} карты", n=4) == "4 карты"


def test_what_is_filled_in_is_escaped():
    assert text("«{{ name }}»", name="<b>&\"'") == "«&lt;b&gt;&amp;&#34;&#39;»"


def test_what_is_filled_in_is_not_a_template():
    assert text("{{ name }}", name="{{ 7*7 }} {% raw %}") == "{{ 7*7 }} {% raw %}"


def test_an_unknown_name_is_told_with_its_place():
    params = fault(lambda: text("раз\nдва\n{{ имя_колды }}"))
    assert params == {"name": NAME, "line": 3, "reason": "'имя_колды' is undefined"}


def test_an_unknown_form_of_a_word_is_told():
    params = fault(lambda: text("{{ v.reverse.accc }}", v={"reverse": {"acc": "карту"}}))
    assert "accc" in params["reason"]


def test_a_slip_of_syntax_is_told_with_its_line():
    params = fault(lambda: text("раз\n{% if on %}"))
    assert params["name"] == NAME
    assert params["line"] == 2


@pytest.mark.parametrize(
    "source",
    [
        "{{ ''.__class__.__mro__ }}",
        "{{ [].append(1) }}",
        "{{ on.__globals__ }}",
        "{{ '%s'.format.__self__.__class__ }}",
        "{% include '/etc/hostname' %}",
        "{% include '../starter.toml' %}",
        "{% include 'booklet/../starter.toml' %}",
        "{% include 'booklet/./base.css' %}",
        "{% include 'starter.toml' %}",
        "{% import 'os' as os %}",
    ],
)
def test_nothing_is_read_or_run(source):
    fault(lambda: text(source, on=lambda: True))


def test_a_template_may_include_its_neighbours():
    assert "@font-face" in text("{% include 'booklet/fonts.css' %}")


def test_a_mistake_in_a_template_file_is_told_with_its_name_and_line(tmp_path):
    copy = installation(tmp_path / "copy")
    (copy / "templates/booklet/sections/20-goal.html.j2").write_text("<p>\n{{ nobody }}", encoding="utf-8")
    with assets_of(copy):
        params = fault(lambda: Templates({}).render("booklet/sections/20-goal.html.j2", {}))
    where = "templates/booklet/sections/20-goal.html.j2"
    assert params == {"name": where, "line": 2, "reason": "'nobody' is undefined"}


def test_a_mistake_in_a_template_that_another_one_includes_is_told_where_it_stands(tmp_path):
    copy = installation(tmp_path / "copy")
    (copy / "templates/booklet/clauses.html.j2").write_text("{{ nobody }}", encoding="utf-8")
    with assets_of(copy):
        params = fault(lambda: Templates({}).text(NAME, "\n{% include 'booklet/clauses.html.j2' %}", {}))
    assert (params["name"], params["line"]) == ("templates/booklet/clauses.html.j2", 1)
