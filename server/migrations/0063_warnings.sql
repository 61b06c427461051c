-- What a sensitive post is about, in its author's words: they stand on the cover over it.
alter table posts add column warning text check (length(warning) between 1 and 1000);
