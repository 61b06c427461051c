-- A vote, a comment or a save alone makes the rank of a clip out of date; the next minute works it out anew.
create function doubt_clip_rank() returns trigger
language plpgsql as $$
begin
  update clip_counts c set is_stale = true where c.post_id = new.post_id and not c.is_stale;
  return null;
end
$$;

create trigger doubt_clip_rank after update of up_votes, comment_count, bookmark_count on standings
for each row when ((old.up_votes, old.comment_count, old.bookmark_count)
  is distinct from (new.up_votes, new.comment_count, new.bookmark_count))
execute function doubt_clip_rank();

create function doubt_reported_clip() returns trigger
language plpgsql as $$
begin
  update clip_counts c set is_stale = true where c.post_id = new.thing_id and not c.is_stale;
  return null;
end
$$;

create trigger doubt_reported_clip after insert or update of state on reports
for each row when (new.kind in ('clip', 'post'))
execute function doubt_reported_clip();
