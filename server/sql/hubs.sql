-- The state of a member in a hub.
create or replace function join_state(the_hub bigint, the_user bigint) returns text
language sql stable
return case
  when the_user is null then 'none'
  when exists (select from hub_members m where m.hub_id = the_hub and m.user_id = the_user) then 'member'
  when exists (select from hub_bans b where b.hub_id = the_hub and b.user_id = the_user
    and (b.until is null or b.until > now())) then 'banned'
  when exists (select from hub_invites i where i.hub_id = the_hub and i.user_id = the_user
    and i.expires_at > now()) then 'invited'
  when exists (select from hub_requests r where r.hub_id = the_hub and r.user_id = the_user) then 'requested'
  else 'none'
end;

-- Adds a member, once: the row of the hub is locked first, so that the count is exact with concurrent calls.
create or replace function add_member(the_hub bigint, the_user bigint, the_role text default 'member') returns int
language plpgsql as $$
declare
  members int;
begin
  select h.member_count into members from hubs h where h.id = the_hub for no key update;
  insert into hub_members (hub_id, user_id, role) values (the_hub, the_user, the_role) on conflict do nothing;
  if found then
    members := members + 1;
    update hubs h set member_count = members where h.id = the_hub;
    delete from hub_requests r where r.hub_id = the_hub and r.user_id = the_user;
    delete from hub_invites i where i.hub_id = the_hub and i.user_id = the_user;
  end if;
  return members;
end
$$;

-- Removes a member, who is not the owner, from a hub, and returns how many are left.
create or replace function take_member(the_hub bigint, the_user bigint) returns int
language plpgsql as $$
declare
  members int;
begin
  select h.member_count into members from hubs h where h.id = the_hub for no key update;
  delete from hub_members m where m.hub_id = the_hub and m.user_id = the_user and m.role <> 'owner';
  if found then
    members := members - 1;
    update hubs h set member_count = members where h.id = the_hub;
  end if;
  return members;
end
$$;

-- Locks hubs in the order of their ids. Without waiting it leaves out those that others have locked.
create or replace function lock_hubs(the_hubs bigint[], may_wait boolean) returns bigint[]
language plpgsql as $$
begin
  if may_wait then
    return array(select h.id from hubs h where h.id = any(the_hubs) order by h.id for no key update);
  end if;
  return array(select h.id from hubs h where h.id = any(the_hubs) order by h.id for no key update skip locked);
end
$$;

-- Members join and leave public hubs, many at once. is_busy: somebody else has locked the hub. What is not so simple (an
-- owner, a ban, a private or closed hub, an act that a later one overtook) is not returned, and done one by one.
create or replace function change_members(
  places int[], the_hubs bigint[], the_users bigint[], are_joining boolean[],
  arrived bigint[], the_sessions bigint[], the_orders bigint[], may_wait boolean)
returns table (place int, is_busy boolean, member_count int)
language plpgsql as $$
declare
  latest int[] := latest_acts('join', the_users, the_hubs, arrived, the_sessions, the_orders);
  locked bigint[] := lock_hubs(the_hubs, may_wait);
begin
  return query
  with act as materialized (
    select a.place, a.hub_id, a.user_id, a.is_joining, m.user_id is not null as is_member
    from unnest(places, the_hubs, the_users, are_joining) with ordinality a(place, hub_id, user_id, is_joining, n)
    join hubs h on h.id = a.hub_id
    left join hub_members m on m.hub_id = a.hub_id and m.user_id = a.user_id
    where a.n::int = any(latest) and not h.is_private and h.closed_at is null and m.role is distinct from 'owner'
      and not exists (
        select from hub_bans b
        where b.hub_id = a.hub_id and b.user_id = a.user_id and (b.until is null or b.until > now()))
  ),
  sums as materialized (
    select h.id, h.member_count + c.change as members, c.change <> 0 as is_change
    from (
      select a.hub_id, sum(a.is_joining::int - a.is_member::int)::int as change
      from act a where a.hub_id = any(locked) group by a.hub_id
    ) c
    join hubs h on h.id = c.hub_id
  ),
  added as (
    insert into hub_members (hub_id, user_id)
    select a.hub_id, a.user_id from act a where a.is_joining and not a.is_member and a.hub_id = any(locked)
    on conflict do nothing
  ),
  taken as (
    delete from hub_members m using act a
    where not a.is_joining and a.hub_id = any(locked) and m.hub_id = a.hub_id and m.user_id = a.user_id
  ),
  answered as (
    delete from hub_requests r using act a
    where not (a.is_joining and a.is_member) and a.hub_id = any(locked) and r.hub_id = a.hub_id and r.user_id = a.user_id
  ),
  accepted as (
    delete from hub_invites i using act a
    where not (a.is_joining and a.is_member) and a.hub_id = any(locked) and i.hub_id = a.hub_id and i.user_id = a.user_id
  ),
  counted as (
    update hubs h set member_count = m.members from sums m where h.id = m.id and m.is_change
  )
  select a.place, m.id is null, m.members
  from act a
  left join sums m on m.id = a.hub_id;
end
$$;

-- Subtracts the public posts of a hub from the counts of their authors, before they are hidden all at once.
create or replace function uncount_posts(the_hub bigint) returns void
language plpgsql as $$
begin
  -- In the order of their ids, as follows lock them.
  perform from users u
  where u.id in (select s.author_id from post_stats s where s.hub_id = the_hub and s.is_live and not s.is_private)
  order by u.id for no key update;
  update users u set post_count = u.post_count - n.posts
  from (
    select s.author_id, count(*)::int as posts from post_stats s
    where s.hub_id = the_hub and s.is_live and not s.is_private
    group by s.author_id
  ) n
  where u.id = n.author_id;
end
$$;

-- Makes a public hub private: its posts leave every public list, and their pictures are served to members only.
create or replace function make_hub_private(the_hub bigint) returns void
language plpgsql as $$
begin
  update hubs h set is_private = true where h.id = the_hub;
  perform uncount_posts(the_hub);
  perform set_config('jes.counts_itself', 'on', true);
  update post_stats s set is_private = true where s.hub_id = the_hub and not s.is_private;
  perform set_config('jes.counts_itself', '', true);
  update images i set is_private = true
  where i.id in (select x.image_id from post_images x join post_stats s on s.post_id = x.post_id where s.hub_id = the_hub)
    or i.id = (select h.cover_id from hubs h where h.id = the_hub);
end
$$;

-- Deletes all posts of a hub for good: dated to yesterday, so that nobody can restore one.
create or replace function delete_hub_posts(the_hub bigint) returns void
language plpgsql as $$
begin
  update hubs h set post_count = 0 where h.id = the_hub;
  perform uncount_posts(the_hub);
  perform set_config('jes.counts_itself', 'on', true);
  update posts p set state = 'deleted', deleted_at = now() - interval '1 day', is_hub_pinned = false
  where p.hub_id = the_hub and p.state <> 'deleted';
  update post_stats s set is_live = false, is_held = false where s.hub_id = the_hub and (s.is_live or s.is_held);
  perform set_config('jes.counts_itself', '', true);
end
$$;

-- Closes a hub with all its posts. Its members stay, so that it can be restored.
create or replace function remove_hub(the_hub bigint) returns void
language plpgsql as $$
begin
  perform uncount_posts(the_hub);
  update hubs h set closed_at = now(), is_removed = true, post_count = 0 where h.id = the_hub;
  perform set_config('jes.counts_itself', 'on', true);
  update post_stats s set is_live = false, is_held = false where s.hub_id = the_hub and (s.is_live or s.is_held);
  perform set_config('jes.counts_itself', '', true);
  perform set_picture_privacy(array(select s.post_id from post_stats s where s.hub_id = the_hub));
  update images i set is_private = true from hubs h where h.id = the_hub and i.id = h.cover_id;
end
$$;

-- Restores a closed hub, with those of its posts that nobody deleted.
create or replace function bring_hub_back(the_hub bigint) returns void
language plpgsql as $$
begin
  perform set_config('jes.counts_itself', 'on', true);
  update post_stats s set is_live = p.state = 'live', is_held = p.state in ('held', 'removed')
  from posts p
  where s.hub_id = the_hub and p.id = s.post_id and p.state <> 'deleted';
  perform set_config('jes.counts_itself', '', true);
  update hubs h set closed_at = null, is_removed = false,
    post_count = (select count(*) from post_stats s where s.hub_id = the_hub and s.is_live)
  where h.id = the_hub;
  -- In the order of their ids, as follows lock them.
  perform from users u
  where u.id in (select s.author_id from post_stats s where s.hub_id = the_hub and s.is_live and not s.is_private)
  order by u.id for no key update;
  update users u set post_count = u.post_count + n.posts
  from (
    select s.author_id, count(*)::int as posts from post_stats s
    where s.hub_id = the_hub and s.is_live and not s.is_private
    group by s.author_id
  ) n
  where u.id = n.author_id;
  perform set_picture_privacy(array(select s.post_id from post_stats s where s.hub_id = the_hub));
  update images i set is_private = h.is_private from hubs h where h.id = the_hub and i.id = h.cover_id;
end
$$;
