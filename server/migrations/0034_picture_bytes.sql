-- How much each size of a picture weighs, in the order of its widths: who saves data reads it before the picture is
-- loaded. Of older pictures it is not known.
alter table images add column size_bytes int[];
