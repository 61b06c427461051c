-- Locks members in the order of their ids. Without waiting it leaves out those that others have locked.
create or replace function lock_users(the_users bigint[], may_wait boolean) returns bigint[]
language plpgsql as $$
begin
  if may_wait then
    return array(select u.id from users u where u.id = any(the_users) order by u.id for no key update);
  end if;
  return array(select u.id from users u where u.id = any(the_users) order by u.id for no key update skip locked);
end
$$;

-- Members follow and unfollow others, many at once. is_busy: somebody else has locked one of the two. Acts between
-- members with a block, on oneself, and those that a later one overtook are not returned, and done one by one.
create or replace function change_follows(
  places int[], the_followed bigint[], the_followers bigint[], are_following boolean[],
  arrived bigint[], the_sessions bigint[], the_orders bigint[], may_wait boolean)
returns table (place int, is_busy boolean, followers int)
language plpgsql as $$
declare
  latest int[] := latest_acts('follow', the_followers, the_followed, arrived, the_sessions, the_orders);
  locked bigint[] := lock_users(the_followed || the_followers, may_wait);
  act record;
begin
  for act in
    select a.* from unnest(places, the_followed, the_followers, are_following) with ordinality
      a(place, followed_id, follower_id, is_following, n)
    where a.n::int = any(latest) and a.followed_id <> a.follower_id and a.followed_id <> 1
    order by a.followed_id, a.follower_id
  loop
    place := act.place;
    followers := null;
    is_busy := not array[act.followed_id, act.follower_id] <@ locked;
    if is_busy then return next; continue; end if;
    continue when exists (
      select from blocks b
      where (b.blocker_id = act.follower_id and b.blocked_id = act.followed_id)
        or (b.blocker_id = act.followed_id and b.blocked_id = act.follower_id));

    if act.is_following then
      insert into follows (follower_id, followed_id) values (act.follower_id, act.followed_id) on conflict do nothing;
    else
      delete from follows f where f.follower_id = act.follower_id and f.followed_id = act.followed_id;
    end if;
    if found then
      update users u
      set following_count = u.following_count + (u.id = act.follower_id)::int * case when act.is_following then 1 else -1 end,
          follower_count = u.follower_count + (u.id = act.followed_id)::int * case when act.is_following then 1 else -1 end
      where u.id in (act.follower_id, act.followed_id);
      if act.is_following then perform notify_followed(act.followed_id, act.follower_id); end if;
    end if;
    select u.follower_count into followers from users u where u.id = act.followed_id;
    return next;
  end loop;
end
$$;
