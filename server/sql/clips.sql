-- A parameter has a new name, which `create or replace` cannot change.
drop function if exists clip_quality(int, double precision, double precision);

-- The quality of a clip, between 0 and 1: how much of it is watched, and what people do. Twenty plays of an average
-- clip are added, so that ten lucky ones prove little.
create or replace function clip_quality(plays int, completion double precision, actions double precision)
returns double precision
language sql immutable
return
  0.6 * (completion + 20 * 0.35) / (plays + 20)
  -- Beyond these bounds the result hardly changes, but exp() would fail: a thousand reports must not stop the
  -- ranking.
  + 0.4 / (1 + exp(-6 * (least(greatest((actions + 1) / (plays + 20), -10), 10) - 0.10)));

-- Half of the quality is worth four days of age. Like the rank of a post it does not decay.
create or replace function clip_rank(quality double precision, published_at timestamptz)
returns double precision
language sql immutable
return 4 * quality + extract(epoch from published_at - timestamptz '2024-01-01 00:00:00+00')::float8 / 172800;

-- A vote, a comment or a bookmark makes the rank of a clip stale; the task of the next minute recomputes it.
create or replace function doubt_clip_rank() returns trigger
language plpgsql as $$
begin
  update clip_counts c set is_stale = true where c.post_id = new.post_id and not c.is_stale;
  return null;
end
$$;

-- A report makes the rank of a clip stale too.
create or replace function doubt_reported_clip() returns trigger
language plpgsql as $$
begin
  update clip_counts c set is_stale = true where c.post_id = new.thing_id and not c.is_stale;
  return null;
end
$$;
