-- Ids rise with time, so an index on the id is an index on the age: 48 bits of milliseconds, 16 of a sequence.
create or replace function make_id() returns bigint
language sql volatile
return ((extract(epoch from clock_timestamp()) * 1000)::bigint << 16) | (nextval('id_tails') & 65535);

-- Whether no later action of the member on the target arrived before this one; if so this one becomes the latest.
-- Within one session the order of the browser decides, else that of arrival. No request lives for a minute: one that
-- seems older was stamped by a clock that has been set back since, and counts.
create or replace function is_latest_act(
  the_user bigint, the_kind text, the_target bigint, arrived bigint, the_session bigint, the_order bigint
) returns boolean
language plpgsql as $$
begin
  insert into act_orders as o (user_id, kind, target_id, arrived_at, session_id, client_order)
  values (the_user, the_kind, the_target, arrived, the_session, the_order)
  on conflict (user_id, kind, target_id) do update
  set arrived_at = excluded.arrived_at, session_id = excluded.session_id, client_order = excluded.client_order
  where case
    when o.session_id = excluded.session_id and o.client_order is not null and excluded.client_order is not null
      then excluded.client_order >= o.client_order
    else excluded.arrived_at not between o.arrived_at - 60000 and o.arrived_at - 1
  end;
  return found;
end
$$;

-- The tsvector of a text that is not indexed, to match it with a muted_query: the first line has words and their keys,
-- the second the text to stem, as in post_search.
create or replace function words_said(the_said text) returns tsvector
language sql stable
return (
  select array_to_tsvector(string_to_array(split_part(the_said, e'\n', 1), ' ') || array(
    select distinct '+' || l
    from unnest(tsvector_to_array(to_tsvector('nepali', n.plain) || to_tsvector('english', n.plain))) l))
  from (select split_part(the_said, e'\n', 2) as plain) n);

-- The same for acts of many members at once, each on another target or of another member: the numbers of those that are
-- the latest. Locked in one order, before what they change is.
create or replace function latest_acts(
  the_kind text, the_users bigint[], the_targets bigint[], arrived bigint[], the_sessions bigint[], the_orders bigint[]
) returns int[]
language plpgsql as $$
declare
  latest int[];
begin
  with act as (
    select a.* from unnest(the_users, the_targets, arrived, the_sessions, the_orders) with ordinality
      a(user_id, target_id, arrived_at, session_id, client_order, place)
  ),
  stored as (
    insert into act_orders as o (user_id, kind, target_id, arrived_at, session_id, client_order)
    select a.user_id, the_kind, a.target_id, a.arrived_at, a.session_id, a.client_order from act a
    order by a.user_id, a.target_id
    on conflict (user_id, kind, target_id) do update
    set arrived_at = excluded.arrived_at, session_id = excluded.session_id, client_order = excluded.client_order
    where case
      when o.session_id = excluded.session_id and o.client_order is not null and excluded.client_order is not null
        then excluded.client_order >= o.client_order
      else excluded.arrived_at not between o.arrived_at - 60000 and o.arrived_at - 1
    end
    returning o.user_id, o.target_id
  )
  select array_agg(a.place::int) into latest
  from act a join stored s on s.user_id = a.user_id and s.target_id = a.target_id;
  return coalesce(latest, '{}');
end
$$;

-- Locks the stats of posts in the order of their ids. Without waiting it leaves out those that others have locked.
create or replace function lock_posts(the_posts bigint[], may_wait boolean) returns bigint[]
language plpgsql as $$
begin
  if may_wait then
    return array(
      select s.post_id from post_stats s where s.post_id = any(the_posts) order by s.post_id for no key update);
  end if;
  return array(
    select s.post_id from post_stats s where s.post_id = any(the_posts) order by s.post_id for no key update skip locked);
end
$$;
