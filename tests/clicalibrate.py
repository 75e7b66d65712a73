"""Calls of `calibrate`, and of `--printer`, that are refused."""

from clicases import Case

CASES = (
    Case(
        "calibrate on photo paper",
        4,
        "calibrate --paper 10x15",
        "calibration-paper calibration-elsewhere",
        ("needs 140 × 210 mm", "10x15 has 150 × 100 mm", "A4"),
    ),
    Case(
        "calibrate on small paper that lies",
        4,
        "calibrate --paper A5 --landscape",
        "calibration-paper calibration-elsewhere",
        ("needs 140 × 210 mm", "A5 has 210 × 148 mm", "A4"),
    ),
    Case(
        "calibrate both ways",
        2,
        "calibrate --portrait --landscape --paper A44",
        "keys-exclude unknown-size nearest-size-of",
        ("--landscape and --portrait exclude each other", '--paper is "A44"'),
    ),
    Case(
        "calibrate for cards that are too large",
        4,
        "calibrate --card-size 200x300",
        "card-too-big bigger-paper",
        ("200 × 300 mm does not fit A4",),
    ),
    Case(
        "calibrate beyond the scales",
        4,
        "calibrate --shift 11,-2.5",
        "calibration-shift calibration-anew",
        ("a shift of 11, -2.5 mm", "without --shift"),
    ),
    Case(
        "calibrate with every flag wrong",
        2,
        "calibrate --backs fold --paper A44 --shift 1 --margin x --printer a.b",
        "unknown-name name-of unknown-size nearest-size-of not-length not-pair printer-name",
        (
            '--backs is "fold"',
            "there are long-edge, short-edge",
            '--paper is "A44"',
            '--shift is "1"',
            '--margin is "x"',
            '--printer is "a.b"',
        ),
    ),
    Case(
        "no such printer",
        2,
        "calibrate --printer kitchen",
        "printer-unknown calibrate-printer",
        ("no printer kitchen is saved", "`unoprint calibrate --printer kitchen --shift X,Y`"),
    ),
)
"""Calls that are refused without any configuration there."""

CONFIG_CASES = (
    Case(
        "a wrong key of a printer",
        2,
        "calibrate --printer kitchen",
        "printer-key nearest-key-of",
        ("config.toml:2: printers.kitchen.shft is not a key of a printer", "did you mean shift?"),
        "[printers.kitchen]\nshft = [1, 2]",
    ),
    Case(
        "a printer of nearly this name",
        2,
        "calibrate --printer kichen",
        "printer-unknown nearest-name-of",
        ("no printer kichen is saved", "did you mean kitchen?"),
        "[printers.kitchen]\nshift = [1, 2]",
    ),
)
"""The same with a configuration, in place of the spec."""
