-- The rank of a post does not decay: ten times the score is worth 12.5 hours of age. It changes only with its inputs, so
-- a list by rank can be read page after page. S counts votes, distinct commenters (at most three times the score, so
-- that a quarrel lifts no post) and bookmarks.
create or replace function post_rank(up_votes int, down_votes int, commenters int, saves int, created_at timestamptz)
returns double precision
language sql immutable
return
  sign(up_votes - down_votes + 0.5::float8 * least(commenters, 3 * greatest(up_votes - down_votes, 1)) + saves)
  * log10(greatest(abs(
      up_votes - down_votes + 0.5::float8 * least(commenters, 3 * greatest(up_votes - down_votes, 1)) + saves), 1))
  + extract(epoch from created_at - timestamptz '2024-01-01 00:00:00+00')::float8 / 45000;

-- Recomputes the rank of a post after its counts changed.
create or replace function refresh_rank(the_post bigint) returns void
language sql
begin atomic
  update post_stats s
  set rank = post_rank(s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count, p.created_at)
  from posts p
  where s.post_id = the_post and p.id = the_post;
end;

-- The numbers of up-votes by others at which an author is notified.
create or replace function is_milestone(votes int) returns boolean
language sql immutable
return votes in (1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000);

-- Sets the vote of one member and returns the new sums. The row of the post is locked first: votes on one post run one
-- after another, so the sums are exact. The author is notified of milestones: never of their own vote, never twice of
-- the same number.
create or replace function set_vote(the_post bigint, the_user bigint, the_value smallint)
returns table (up_votes int, down_votes int)
language plpgsql as $$
declare
  stats record;
  before smallint;
  ups int;
  downs int;
  others int;
begin
  select s.author_id, s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count, s.vote_milestone into stats
  from post_stats s where s.post_id = the_post for no key update;
  select v.value into before from post_votes v where v.post_id = the_post and v.user_id = the_user;
  before := coalesce(before, 0);
  ups := stats.up_votes + (the_value = 1)::int - (before = 1)::int;
  downs := stats.down_votes + (the_value = -1)::int - (before = -1)::int;

  if the_value = before then
    return query select ups, downs;
    return;
  elsif the_value = 0 then
    delete from post_votes v where v.post_id = the_post and v.user_id = the_user;
  elsif before = 0 then
    insert into post_votes (post_id, user_id, value) values (the_post, the_user, the_value);
  else
    update post_votes v set value = the_value where v.post_id = the_post and v.user_id = the_user;
  end if;

  if the_value = 1 and the_user <> stats.author_id and (is_milestone(ups) or is_milestone(ups - 1)) then
    others := ups - (select count(*) from post_votes v
                     where v.post_id = the_post and v.user_id = stats.author_id and v.value = 1);
    if is_milestone(others) and others > stats.vote_milestone then
      stats.vote_milestone := others;
      perform notify('vote', 'vote ' || the_post, array[stats.author_id], the_user, the_post, null,
        jsonb_build_object('votes', others));
    end if;
  end if;

  update post_stats s
  set up_votes = ups, down_votes = downs, vote_milestone = stats.vote_milestone,
      rank = post_rank(ups, downs, stats.commenter_count, stats.bookmark_count, p.created_at)
  from posts p
  where s.post_id = the_post and p.id = the_post;
  return query select ups, downs;
end
$$;

-- Sets votes of many members at once. is_busy: somebody else has locked the post. Votes that a later one overtook, and
-- those of a post that may reach a milestone, are left to set_vote: what notifies is not mixed with what does not.
create or replace function set_votes(
  places int[], the_posts bigint[], the_users bigint[], the_values smallint[],
  arrived bigint[], the_sessions bigint[], the_orders bigint[], may_wait boolean)
returns table (place int, is_busy boolean, up_votes int, down_votes int)
language plpgsql as $$
declare
  latest int[] := latest_acts('vote', the_users, the_posts, arrived, the_sessions, the_orders);
  locked bigint[] := lock_posts(the_posts, may_wait);
begin
  return query
  with act as materialized (
    select a.place, a.post_id, a.user_id, a.value, coalesce(v.value, 0) as before
    from unnest(places, the_posts, the_users, the_values) with ordinality a(place, post_id, user_id, value, n)
    left join post_votes v on v.post_id = a.post_id and v.user_id = a.user_id
    where a.n::int = any(latest)
  ),
  change as (
    select a.post_id,
      sum((a.value = 1)::int - (a.before = 1)::int)::int as ups,
      sum((a.value = -1)::int - (a.before = -1)::int)::int as downs,
      sum((a.value = 1 and a.before <> 1)::int)::int as more,
      sum((a.value <> 1 and a.before = 1)::int)::int as fewer
    from act a where a.post_id = any(locked)
    group by a.post_id
  ),
  sums as materialized (
    select c.post_id, s.up_votes + c.ups as ups, s.down_votes + c.downs as downs, c.ups <> 0 or c.downs <> 0 as is_change,
      post_rank(s.up_votes + c.ups, s.down_votes + c.downs, s.commenter_count, s.bookmark_count, p.created_at) as rank
    from change c
    join post_stats s on s.post_id = c.post_id
    join posts p on p.id = c.post_id
    where c.more = 0 or not exists (
      select from generate_series(s.up_votes - c.fewer, s.up_votes + c.more) n
      where n > s.vote_milestone and is_milestone(n))
  ),
  removed as (
    delete from post_votes v using act a join sums m on m.post_id = a.post_id
    where a.value = 0 and v.post_id = a.post_id and v.user_id = a.user_id
  ),
  stored as (
    insert into post_votes as v (post_id, user_id, value)
    select a.post_id, a.user_id, a.value from act a join sums m on m.post_id = a.post_id
    where a.value <> 0 and a.value <> a.before
    on conflict (post_id, user_id) do update set value = excluded.value
  ),
  counted as (
    update post_stats s set up_votes = m.ups, down_votes = m.downs, rank = m.rank
    from sums m where s.post_id = m.post_id and m.is_change
  )
  select a.place, m.post_id is null, m.ups, m.downs
  from act a
  left join sums m on m.post_id = a.post_id
  where m.post_id is not null or a.post_id <> all(locked);
end
$$;

-- Adds or removes a bookmark and returns how many there are; exact as votes are.
create or replace function set_bookmark(the_post bigint, the_user bigint, is_saved boolean) returns int
language plpgsql as $$
declare
  saves int;
begin
  perform from post_stats s where s.post_id = the_post for no key update;
  if is_saved then
    insert into bookmarks (user_id, post_id) values (the_user, the_post) on conflict do nothing;
  else
    delete from bookmarks b where b.user_id = the_user and b.post_id = the_post;
  end if;

  if found then
    update post_stats s
    set bookmark_count = s.bookmark_count + case when is_saved then 1 else -1 end
    where s.post_id = the_post;
    perform refresh_rank(the_post);
  end if;
  select s.bookmark_count into saves from post_stats s where s.post_id = the_post;
  return saves;
end
$$;

-- Adds and removes bookmarks of many members at once; is_busy as with votes.
create or replace function set_bookmarks(
  places int[], the_posts bigint[], the_users bigint[], are_saved boolean[],
  arrived bigint[], the_sessions bigint[], the_orders bigint[], may_wait boolean)
returns table (place int, is_busy boolean, bookmark_count int)
language plpgsql as $$
declare
  latest int[] := latest_acts('bookmark', the_users, the_posts, arrived, the_sessions, the_orders);
  locked bigint[] := lock_posts(the_posts, may_wait);
begin
  return query
  with act as materialized (
    select a.place, a.post_id, a.user_id, a.is_saved, b.post_id is not null as was_saved
    from unnest(places, the_posts, the_users, are_saved) with ordinality a(place, post_id, user_id, is_saved, n)
    left join bookmarks b on b.post_id = a.post_id and b.user_id = a.user_id
    where a.n::int = any(latest)
  ),
  sums as materialized (
    select s.post_id, s.bookmark_count + c.change as saves, c.change <> 0 as is_change,
      post_rank(s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count + c.change, p.created_at) as rank
    from (
      select a.post_id, sum(a.is_saved::int - a.was_saved::int)::int as change
      from act a where a.post_id = any(locked) group by a.post_id
    ) c
    join post_stats s on s.post_id = c.post_id
    join posts p on p.id = c.post_id
  ),
  removed as (
    delete from bookmarks b using act a
    where not a.is_saved and a.post_id = any(locked) and b.post_id = a.post_id and b.user_id = a.user_id
  ),
  stored as (
    insert into bookmarks (user_id, post_id)
    select a.user_id, a.post_id from act a where a.is_saved and not a.was_saved and a.post_id = any(locked)
    on conflict do nothing
  ),
  counted as (
    update post_stats s set bookmark_count = m.saves, rank = m.rank
    from sums m where s.post_id = m.post_id and m.is_change
  )
  select a.place, m.post_id is null, m.saves
  from act a
  left join sums m on m.post_id = a.post_id;
end
$$;

-- Sets one member's choice in a poll; false when it is closed. As with votes, the row of the poll is locked first.
create or replace function set_choice(the_post bigint, the_user bigint, the_position smallint) returns boolean
language plpgsql as $$
declare
  before smallint;
begin
  perform from polls p where p.post_id = the_post and p.closes_at > now() for update;
  if not found then return false; end if;
  select v.position into before from poll_votes v where v.post_id = the_post and v.user_id = the_user;

  if before is distinct from the_position then
    insert into poll_votes (post_id, user_id, position) values (the_post, the_user, the_position)
    on conflict (post_id, user_id) do update set position = excluded.position;
    update poll_options o
    set votes = o.votes + (o.position = the_position)::int - (o.position is not distinct from before)::int
    where o.post_id = the_post and o.position in (the_position, coalesce(before, the_position));
  end if;
  return true;
end
$$;

-- Counts the readable posts: for the author's profile only public ones.
create or replace function count_posts() returns trigger
language plpgsql as $$
declare
  was_public int := 0;
  is_public int := 0;
  was_live int := 0;
  is_live int := 0;
begin
  -- A change of all posts of a hub counts once for all of them: row by row it would take quadratic time.
  if current_setting('jes.counts_itself', true) = 'on' then return null; end if;
  if tg_op <> 'INSERT' then
    was_public := (old.is_live and not old.is_private)::int;
    was_live := old.is_live::int;
  end if;
  if tg_op <> 'DELETE' then
    is_public := (new.is_live and not new.is_private)::int;
    is_live := new.is_live::int;
  end if;
  if is_public <> was_public then
    update users u set post_count = u.post_count + is_public - was_public
    where u.id = coalesce(new.author_id, old.author_id);
  end if;
  if is_live <> was_live then
    update hubs h set post_count = h.post_count + is_live - was_live
    where h.id = coalesce(new.hub_id, old.hub_id);
  end if;
  return null;
end
$$;

-- Marks the pictures of posts as private or public: private for those in private hubs and those that are not live.
create or replace function set_picture_privacy(the_posts bigint[]) returns void
language sql
begin atomic
  update images i set is_private = not n.is_public
  from (
    select x.image_id, bool_or(s.is_live and not s.is_private) as is_public
    from post_images x
    join post_stats s on s.post_id = x.post_id
    where x.image_id in (select y.image_id from post_images y where y.post_id = any(the_posts))
    group by x.image_id
  ) n
  where i.id = n.image_id and i.is_private = n.is_public;
end;

-- Removes, holds or restores a post, for the team of its hub or the staff of the site. False when it was in that state
-- already, or its author deleted it. Its pictures are served only to those who may read it.
create or replace function moderate_post(the_post bigint, the_state text) returns boolean
language plpgsql as $$
begin
  update posts p
  set state = the_state, deleted_at = case when the_state = 'live' then null else now() end
  where p.id = the_post and p.state <> 'deleted' and p.state <> the_state;
  if not found then return false; end if;
  -- A post in a closed hub stays hidden until the hub is restored.
  update post_stats s set is_live = the_state = 'live', is_held = the_state <> 'live'
  where s.post_id = the_post
    and not exists (select from hubs h where h.id = s.hub_id and h.is_removed);
  if the_state <> 'live' then
    update posts p set is_hub_pinned = false where p.id = the_post and p.is_hub_pinned;
  end if;
  perform set_picture_privacy(array[the_post]);
  return true;
end
$$;
