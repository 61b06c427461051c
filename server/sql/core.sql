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
