-- The latest act of a member on a thing. An act that its caller gave up (a time-out, a reload, a killed server) may
-- still reach the database after the one that followed it; it is known by its place in the order, and ignored.
create table act_orders (
  user_id       bigint  not null references users on delete cascade,
  kind          text    not null check (kind in ('vote', 'commentVote', 'bookmark', 'follow', 'join', 'poll')),
  target_id     bigint  not null,
  -- Milliseconds since 1970, by the clock of the server that the request came to.
  arrived_at    bigint  not null,
  session_id    bigint  not null,
  -- The place of the act among all acts of the browser; null where the caller counts none.
  client_order  bigint  check (client_order > 0),
  primary key (user_id, kind, target_id)
);

-- Whether no later act of the member on the thing has come before this one; if so this one is the latest now.
-- Within one session the order of the browser decides, else that of arrival. A request cannot live for a minute:
-- one that seems older was stamped by a clock that has been set back since, and counts.
create function is_latest_act(
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
