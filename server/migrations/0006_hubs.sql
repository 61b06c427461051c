-- A community. To outsiders a private one shows its name, icon, description and number of members, and nothing else.
create table hubs (
  id            bigint          primary key default make_id(),
  name          text            not null check (length(name) between 3 and 49),
  -- The name as it is compared: composed, lower case, without joiners and double spaces.
  name_key      text            not null check (length(name_key) <= 60),
  description   text            not null check (length(description) between 10 and 499),
  is_private    boolean         not null default false,
  icon_id       bigint          references images on delete set null,
  cover_id      bigint          references images on delete set null,
  tags          text[]          not null default '{}' check (cardinality(tags) <= 10),
  rules         jsonb           not null default '[]',
  member_count  int             not null default 0 check (member_count >= 0),
  post_count    int             not null default 0 check (post_count >= 0),
  created_at    timestamptz(3)  not null default now(),
  closed_at     timestamptz(3)
) with (fillfactor = 85);

create unique index hubs_by_name on hubs (name_key) where closed_at is null;
create index hubs_popular on hubs (member_count desc, id desc) where closed_at is null;
create index hubs_latest on hubs (id desc) where closed_at is null;
create index hubs_by_tag on hubs using gin (tags) where closed_at is null;
create index hubs_by_name_words on hubs using gin ((' ' || name_key) gin_trgm_ops) where closed_at is null;
create index hubs_by_description_words on hubs using gin ((' ' || lower(description)) gin_trgm_ops) where closed_at is null;
-- How many there are for everybody.
create index hubs_public on hubs (id) where closed_at is null and not is_private;
create index hubs_icon on hubs (icon_id) where icon_id is not null;
create index hubs_cover on hubs (cover_id) where cover_id is not null;

create table hub_members (
  hub_id      bigint          not null references hubs on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  role        text            not null default 'member' check (role in ('owner', 'moderator', 'member')),
  is_watched  boolean         not null default false,
  created_at  timestamptz(3)  not null default now(),
  -- With the role, so that asking for it never walks through all members in another index.
  primary key (hub_id, user_id) include (role)
);

create index hub_members_of_user on hub_members (user_id, hub_id);
-- The names of the roles stand in the order of the alphabet: the owner last, so first from behind.
create index hub_members_listed on hub_members (hub_id, role desc, created_at desc, user_id desc);
-- There is exactly one owner: handing over changes two rows in one transaction.
create unique index hub_owner on hub_members (hub_id) where role = 'owner';
create index hub_team on hub_members (hub_id) where role <> 'member';
create index hub_watchers on hub_members (hub_id, user_id) where is_watched;

create table hub_requests (
  hub_id      bigint          not null references hubs on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (hub_id, user_id)
);

create index hub_requests_of_user on hub_requests (user_id);
create index hub_requests_listed on hub_requests (hub_id, created_at, user_id);

-- For one person, or with a code for whoever has the link, so many times and until a day.
create table hub_invites (
  id          bigint          primary key default make_id(),
  hub_id      bigint          not null references hubs on delete cascade,
  by_id       bigint          not null references users on delete cascade,
  user_id     bigint          references users on delete cascade,
  code        text            check (length(code) <= 60),
  uses_left   int             not null default 1 check (uses_left >= 0),
  expires_at  timestamptz(3)  not null,
  created_at  timestamptz(3)  not null default now(),
  check ((user_id is null) <> (code is null))
);

create unique index hub_invites_by_code on hub_invites (code) where code is not null;
create unique index hub_invites_of_user on hub_invites (user_id, hub_id) where user_id is not null;
create index hub_invites_of_hub on hub_invites (hub_id, id desc);

create table hub_bans (
  hub_id      bigint          not null references hubs on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  by_id       bigint          references users on delete set null,
  reason      text            not null default '' check (length(reason) <= 500),
  -- Null is for good.
  until       timestamptz(3),
  created_at  timestamptz(3)  not null default now(),
  primary key (hub_id, user_id)
);

create index hub_bans_of_user on hub_bans (user_id);
create index hub_bans_listed on hub_bans (hub_id, created_at desc, user_id desc);

alter table posts add foreign key (hub_id) references hubs on delete set null;
create index posts_of_hub on posts (hub_id) where hub_id is not null;
alter table posts add column is_hub_pinned boolean not null default false;
create index posts_pinned_in_hub on posts (hub_id, id desc) where is_hub_pinned;

-- What the team of a hub took away, or holds until it has looked: its author and the team can still read it.
alter table posts drop constraint posts_state_check;
alter table posts
  add check (state in ('live', 'deleted', 'removed', 'held')),
  add column label text check (length(label) <= 30);

alter table standings
  -- It stands in a private hub; here, because every list asks.
  add column is_private boolean not null default false,
  -- Removed or held by the team of its hub, and not live.
  add column is_held boolean not null default false,
  add check (not (is_held and is_live));

-- The lists of everything hold what everybody may see. What is private is found in its hub, and by its members among
-- the posts of those whom they follow.
drop index standings_popular, standings_latest, standings_top;
create index standings_popular on standings (rank desc, post_id desc) where is_live and not is_private;
create index standings_latest on standings (post_id desc) include (score) where is_live and not is_private;
create index standings_top on standings (score desc, post_id desc) where is_live and not is_private;
create index standings_of_hub_top on standings (hub_id, score desc, post_id desc) where is_live and hub_id is not null;

-- Keeps count of what can be read: for the profile of the author only what everybody may see.
create function count_posts() returns trigger
language plpgsql as $$
declare
  was_public int := 0;
  is_public int := 0;
  was_live int := 0;
  is_live int := 0;
begin
  -- Whoever changes all posts of a hub counts once for all of them: row by row it takes the square of the time.
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

create trigger standings_counted after insert or delete or update of is_live, is_private on standings
for each row execute function count_posts();

-- Whether a picture is shown to some only; its file is handed out to those alone.
alter table images add column is_private boolean not null default false;
-- What the browser shows for such files, since a picture cannot carry a token.
alter table sessions add column media_hash bytea;
create unique index sessions_by_media_hash on sessions (media_hash) where media_hash is not null;

-- How a member stands to a hub.
create function join_state(the_hub bigint, the_user bigint) returns text
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

-- Lets somebody in, once: the row of the hub is locked first, so that the count is exact whatever arrives at once.
create function add_member(the_hub bigint, the_user bigint, the_role text default 'member') returns int
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

create function take_member(the_hub bigint, the_user bigint) returns int
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

-- Takes the public posts of a hub out of the counts of their authors, before they are hidden all at once.
create function uncount_posts(the_hub bigint) returns void
language plpgsql as $$
begin
  -- In the order of their ids, as whoever follows locks them.
  perform from users u
  where u.id in (select s.author_id from standings s where s.hub_id = the_hub and s.is_live and not s.is_private)
  order by u.id for no key update;
  update users u set post_count = u.post_count - n.posts
  from (
    select s.author_id, count(*)::int as posts from standings s
    where s.hub_id = the_hub and s.is_live and not s.is_private
    group by s.author_id
  ) n
  where u.id = n.author_id;
end
$$;

-- Closes the doors of a hub that was open: its posts leave every list, and their pictures are handed out to members only.
create function make_hub_private(the_hub bigint) returns void
language plpgsql as $$
begin
  update hubs h set is_private = true where h.id = the_hub;
  perform uncount_posts(the_hub);
  perform set_config('jes.counts_itself', 'on', true);
  update standings s set is_private = true where s.hub_id = the_hub and not s.is_private;
  perform set_config('jes.counts_itself', '', true);
  update images i set is_private = true
  where i.id in (select x.image_id from post_images x join standings s on s.post_id = x.post_id where s.hub_id = the_hub)
    or i.id = (select h.cover_id from hubs h where h.id = the_hub);
end
$$;

-- Takes all posts of a hub away for good: deleted as of yesterday, so that nobody can bring one back.
create function delete_hub_posts(the_hub bigint) returns void
language plpgsql as $$
begin
  update hubs h set post_count = 0 where h.id = the_hub;
  perform uncount_posts(the_hub);
  perform set_config('jes.counts_itself', 'on', true);
  update posts p set state = 'deleted', deleted_at = now() - interval '1 day', is_hub_pinned = false
  where p.hub_id = the_hub and p.state <> 'deleted';
  update standings s set is_live = false, is_held = false where s.hub_id = the_hub and (s.is_live or s.is_held);
  perform set_config('jes.counts_itself', '', true);
end
$$;

alter table notifications add column hub_id bigint references hubs on delete cascade;
create index notifications_of_hub on notifications (hub_id) where hub_id is not null;

-- As before, and what is said of a private hub only its members hear.
drop function notify(text, text, bigint[], bigint, bigint, bigint, jsonb);
create function notify(
  the_type text, the_group text, recipients bigint[], the_actor bigint,
  the_post bigint default null, the_comment bigint default null, the_facts jsonb default '{}', the_hub bigint default null)
returns void
language plpgsql as $$
declare
  told record;
  private_hub bigint;
begin
  select s.hub_id into private_hub from standings s where s.post_id = the_post and s.is_private;
  for told in
    insert into notifications as n (user_id, type, group_key, actors, post_id, comment_id, facts, hub_id)
    select r.id, the_type, the_group, array_remove(array[the_actor], null), the_post, the_comment, the_facts, the_hub
    from (select distinct unnest(recipients) as id) r
    where r.id is distinct from the_actor
      and not exists (
        select from blocks b
        where (b.blocker_id = r.id and b.blocked_id = the_actor) or (b.blocker_id = the_actor and b.blocked_id = r.id))
      and not exists (select from thread_mutes m where m.user_id = r.id and m.post_id = the_post)
      and not exists (
        select from notification_preferences p where p.user_id = r.id and p.type = the_type and not p.in_app)
      and (private_hub is null
        or exists (select from hub_members m where m.hub_id = private_hub and m.user_id = r.id))
    order by r.id
    on conflict (user_id, group_key) where read_at is null do update
    set actors = (array_remove(array[the_actor], null) || array_remove(n.actors, the_actor))[1:200],
        post_id = excluded.post_id, comment_id = excluded.comment_id, facts = excluded.facts, place = excluded.place,
        bumped_at = excluded.bumped_at, mailed_at = null
    returning n.id, n.user_id, n.pushed_at
  loop
    perform pg_notify('notified', json_build_object('id', told.id::text, 'userId', told.user_id::text)::text);
    -- Whoever is here reads it in the few seconds before; a crowd rings no more than once in five minutes.
    if exists (select from push_subscriptions s where s.user_id = told.user_id) then
      perform graphile_worker.add_job('push', json_build_object('notificationId', told.id::text),
        job_key => 'push ' || told.id, job_key_mode => 'preserve_run_at', max_attempts => 5,
        run_at => greatest(now() + interval '5 seconds', told.pushed_at + interval '5 minutes'));
    end if;
  end loop;
end
$$;
