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
