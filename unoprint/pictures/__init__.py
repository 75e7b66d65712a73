"""Pictures of the user's own made safe and upright. The only owner of pillow."""
