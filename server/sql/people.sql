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
-- members with a block, on oneself, on private accounts, and those that a later one overtook are not returned, and done
-- one by one.
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
    continue when (select u.is_private from users u where u.id = act.followed_id);

    if act.is_following then
      insert into follows (follower_id, followed_id) values (act.follower_id, act.followed_id) on conflict do nothing;
    else
      delete from follows f where f.follower_id = act.follower_id and f.followed_id = act.followed_id;
    end if;
    if found then
      -- Asked while the account was private.
      delete from follow_requests r where r.follower_id = act.follower_id and r.followed_id = act.followed_id;
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

-- Admits those of the requesters who still ask as followers, and returns how many they were. All are locked in the order of
-- their ids, as follows do.
create or replace function accept_follow_requests(the_user bigint, the_followers bigint[]) returns int
language plpgsql as $$
declare
  accepted bigint[];
begin
  perform lock_users(the_user || the_followers, true);
  with answered as (
    delete from follow_requests r where r.followed_id = the_user and r.follower_id = any(the_followers)
    returning r.follower_id
  ),
  admitted as (
    insert into follows (follower_id, followed_id) select a.follower_id, the_user from answered a
    on conflict do nothing
    returning follower_id
  )
  select coalesce(array_agg(a.follower_id), '{}') into accepted from admitted a;
  update users u
  set following_count = u.following_count + (u.id <> the_user)::int,
      follower_count = u.follower_count + case when u.id = the_user then cardinality(accepted) else 0 end
  where u.id = any(the_user || accepted);
  perform withdraw_actor(the_user, 'followRequest', a.id) from unnest(the_followers) a(id);
  perform notify('followAccepted', 'followAccepted', accepted, the_user);
  return cardinality(accepted);
end
$$;

-- Makes an account private or public, with its posts outside hubs; false when it was so already. What its author had
-- limited to some stays limited.
create or replace function set_account_privacy(the_user bigint, the_choice boolean) returns boolean
language plpgsql as $$
begin
  update users u set is_private = the_choice where u.id = the_user and u.is_private <> the_choice;
  if not found then return false; end if;
  perform set_config('jes.counts_itself', 'on', true);
  update post_stats s set is_private = the_choice
  where s.author_id = the_user and s.hub_id is null and s.audience is null and s.is_private <> the_choice;
  perform set_config('jes.counts_itself', '', true);
  update users u
  set post_count = (
    select count(*) from post_stats s where s.author_id = the_user and s.is_live and not s.is_private)
  where u.id = the_user;
  perform set_picture_privacy(array(
    select s.post_id from post_stats s where s.author_id = the_user and s.hub_id is null));
  return true;
end
$$;
