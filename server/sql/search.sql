-- A changed name drops its search keys; a job makes them again.
create or replace function forget_search() returns trigger
language plpgsql as $$
begin
  new.search_names := null;
  new.search_words := null;
  return new;
end
$$;

-- Records that a public post has one hashtag more or less; a job adds it to the counts.
create or replace function count_hashtag() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into hashtag_changes (tag, by)
    select new.tag, 1 from post_stats s where s.post_id = new.post_id and s.is_live and not s.is_private;
  else
    insert into hashtag_changes (tag, by)
    select old.tag, -1 from post_stats s where s.post_id = old.post_id and s.is_live and not s.is_private;
  end if;
  return null;
end
$$;

-- Records the hashtags of a post that becomes public, or is no longer public.
create or replace function count_hashtags_of_post() returns trigger
language plpgsql as $$
begin
  insert into hashtag_changes (tag, by)
  select h.tag, case when new.is_live and not new.is_private then 1 else -1 end
  from post_hashtags h where h.post_id = new.post_id;
  return null;
end
$$;
