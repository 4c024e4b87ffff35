"""A plain table of Pier 18, and misreadings of set-ups and views."""
