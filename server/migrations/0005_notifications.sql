-- What a member is told. Unread ones of the same group are one row, which rises to the top with each new act.
create table notifications (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  type        text            not null check (length(type) <= 20),
  group_key   text            not null check (length(group_key) <= 100),
  -- Who did it, the latest first.
  actors      bigint[]        not null default '{}',
  post_id     bigint          references posts on delete cascade,
  comment_id  bigint          references comments on delete cascade,
  -- What the sentence needs beyond these: the number of votes, which security event.
  facts       jsonb           not null default '{}',
  -- Lists stand in this order; a new act on an unread one gives it a new place.
  place       bigint          not null default make_id(),
  read_at     timestamptz(3),
  -- When it went out in a digest.
  mailed_at   timestamptz(3),
  -- When it last went out to the member's devices.
  pushed_at   timestamptz(3),
  created_at  timestamptz(3)  not null default now(),
  bumped_at   timestamptz(3)  not null default now()
) with (fillfactor = 85);

create index notifications_of_user on notifications (user_id, place desc);
create unique index notifications_unread on notifications (user_id, group_key) where read_at is null;
create index notifications_of_post on notifications (post_id) where post_id is not null;
create index notifications_of_comment on notifications (comment_id) where comment_id is not null;
create index notifications_unmailed on notifications (bumped_at) where read_at is null and mailed_at is null;

-- Only what differs from the usual: a type without a row reaches a member as the contract says.
create table notification_preferences (
  user_id  bigint   not null references users on delete cascade,
  type     text     not null check (length(type) <= 20),
  in_app   boolean  not null,
  push     boolean  not null,
  email    boolean  not null,
  primary key (user_id, type)
);

create table thread_mutes (
  user_id     bigint          not null references users on delete cascade,
  post_id     bigint          not null references posts on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, post_id)
);

create index thread_mutes_of_post on thread_mutes (post_id);

-- A browser that wants push messages. It belongs to the session there: who logs out gets no more.
create table push_subscriptions (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  session_id  bigint          not null references sessions on delete cascade,
  endpoint    text            not null check (length(endpoint) <= 1000),
  p256dh      text            not null check (length(p256dh) <= 202),
  auth        text            not null check (length(auth) <= 202),
  created_at  timestamptz(3)  not null default now()
);

create unique index push_subscriptions_by_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- When the last digest left, and what its link says to stop them without a log-in.
alter table users
  add column digest_at timestamptz(3),
  add column digest_key uuid not null default gen_random_uuid();

create unique index users_by_digest_key on users (digest_key);

-- Tells members something, in the transaction of its cause. Left out are: whoever did it, those on the other side of a
-- block, those who muted the thread or switched the type off. Every server hears of each row and shows it to whom it is for.
create function notify(
  the_type text, the_group text, recipients bigint[], the_actor bigint,
  the_post bigint default null, the_comment bigint default null, the_facts jsonb default '{}')
returns void
language plpgsql as $$
declare
  told record;
begin
  for told in
    insert into notifications as n (user_id, type, group_key, actors, post_id, comment_id, facts)
    select r.id, the_type, the_group, array_remove(array[the_actor], null), the_post, the_comment, the_facts
    from (select distinct unnest(recipients) as id) r
    where r.id is distinct from the_actor
      and not exists (
        select from blocks b
        where (b.blocker_id = r.id and b.blocked_id = the_actor) or (b.blocker_id = the_actor and b.blocked_id = r.id))
      and not exists (select from thread_mutes m where m.user_id = r.id and m.post_id = the_post)
      and not exists (
        select from notification_preferences p where p.user_id = r.id and p.type = the_type and not p.in_app)
    order by r.id
    on conflict (user_id, group_key) where read_at is null do update
    set actors = (array_remove(array[the_actor], null) || array_remove(n.actors, the_actor))[1:200],
        comment_id = excluded.comment_id, facts = excluded.facts, place = excluded.place,
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

-- Says that the unread count of a member is another one.
create function tell_unread(the_user bigint) returns void
language sql
begin atomic
  select pg_notify('notified', json_build_object('userId', the_user::text)::text);
end;

-- A comment was deleted or brought back. What it alone told is hidden while it is deleted, because lists look; where
-- others did the same, they stay, and the latest of theirs stands for it.
create function retell_comment(the_comment bigint) returns void
language plpgsql as $$
declare
  said record;
  retold record;
begin
  select c.post_id, c.parent_id, p.author_id as post_author_id, answered.author_id as answered_author_id into said
  from comments c
  join posts p on p.id = c.post_id
  left join comments answered on answered.id = c.parent_id
  where c.id = the_comment;

  for retold in
    select n.id, n.user_id, n.type, n.created_at, n.actors from notifications n
    where n.comment_id = the_comment
    union
    select n.id, n.user_id, n.type, n.created_at, n.actors from notifications n
    where n.user_id = said.post_author_id and n.group_key = 'comment ' || said.post_id and n.read_at is null
    union
    select n.id, n.user_id, n.type, n.created_at, n.actors from notifications n
    where n.user_id = said.answered_author_id and n.group_key = 'reply ' || said.parent_id and n.read_at is null
  loop
    if retold.type in ('comment', 'reply') and cardinality(retold.actors) > 1 then
      update notifications n set actors = left_over.authors, comment_id = left_over.latest
      from (
        select array_agg(l.author_id order by l.latest desc) as authors, max(l.latest) as latest
        from (
          select c.author_id, max(c.id) as latest from comments c
          where c.post_id = said.post_id and c.author_id = any(retold.actors) and c.state = 'live'
            and c.created_at >= retold.created_at
            and (retold.type = 'comment' or c.parent_id = said.parent_id)
          group by c.author_id
        ) l
      ) left_over
      where n.id = retold.id and left_over.latest is not null;
    end if;
    perform tell_unread(retold.user_id);
  end loop;
end
$$;

-- Undoes Mark all read. Where a group has an unread row again, another cannot join it; that may also happen just now.
create function unread_again(the_user bigint, the_moment timestamptz, seconds int) returns void
language plpgsql as $$
declare
  told record;
begin
  for told in
    select n.id from notifications n
    where n.user_id = the_user and n.read_at = the_moment and n.read_at > now() - make_interval(secs => seconds)
  loop
    begin
      update notifications n set read_at = null
      where n.id = told.id
        and not exists (
          select from notifications o
          where o.user_id = the_user and o.group_key = n.group_key and o.read_at is null);
    exception when unique_violation then
      null;
    end;
  end loop;
end
$$;

-- At so many up-votes of others an author hears of them.
create function is_milestone(votes int) returns boolean
language sql immutable
return votes in (1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000);

-- As before, and the author hears of the milestones: never of one's own vote, never twice of the same number.
create or replace function set_vote(the_post bigint, the_user bigint, the_value smallint)
returns table (up_votes int, down_votes int)
language plpgsql as $$
declare
  stood record;
  before smallint;
  ups int;
  downs int;
  others int;
begin
  select s.author_id, s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count, s.vote_milestone into stood
  from standings s where s.post_id = the_post for no key update;
  select v.value into before from post_votes v where v.post_id = the_post and v.user_id = the_user;
  before := coalesce(before, 0);
  ups := stood.up_votes + (the_value = 1)::int - (before = 1)::int;
  downs := stood.down_votes + (the_value = -1)::int - (before = -1)::int;

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

  if the_value = 1 and the_user <> stood.author_id and (is_milestone(ups) or is_milestone(ups - 1)) then
    others := ups - (select count(*) from post_votes v
                     where v.post_id = the_post and v.user_id = stood.author_id and v.value = 1);
    if is_milestone(others) and others > stood.vote_milestone then
      stood.vote_milestone := others;
      perform notify('vote', 'vote ' || the_post, array[stood.author_id], the_user, the_post, null,
        jsonb_build_object('votes', others));
    end if;
  end if;

  update standings s
  set up_votes = ups, down_votes = downs, vote_milestone = stood.vote_milestone,
      rank = post_rank(ups, downs, stood.commenter_count, stood.bookmark_count, p.created_at)
  from posts p
  where s.post_id = the_post and p.id = the_post;
  return query select ups, downs;
end
$$;

-- Whoever suspends a member, and by whatever way: every server hears it at once, and ends tokens and sockets.
create function end_suspended() returns trigger
language plpgsql as $$
begin
  perform pg_notify('sessions_ended', json_build_object('userId', new.id::text)::text);
  return null;
end
$$;

create trigger users_suspended after update of suspended_until on users
for each row when (new.suspended_until > now()) execute function end_suspended();
