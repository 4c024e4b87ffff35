"""Text and pictures made of results and states, independent of any terminal."""
