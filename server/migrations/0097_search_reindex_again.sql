-- Words with a nasal or a ढ are also found as they are read without: the keys of all posts are written anew, as in 0080.
update search_reindex
set post_id = 0, until = now() + interval '1 hour', is_done = not exists (select from posts);
