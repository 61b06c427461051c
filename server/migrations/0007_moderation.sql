-- What readers say is wrong. Things in a hub are judged by its team, the rest by the staff of the site.
create table reports (
  id           bigint          primary key default make_id(),
  reporter_id  bigint          not null references users on delete cascade,
  kind         text            not null check (kind in ('post', 'comment', 'clip', 'jehub', 'user')),
  thing_id     bigint          not null,
  -- The hub whose team judges.
  hub_id       bigint          references hubs on delete cascade,
  reason       text            not null check (length(reason) <= 20),
  -- The title of the hub's rule as it read then.
  rule         text            check (length(rule) <= 100),
  detail       text            not null default '' check (length(detail) <= 1000),
  state        text            not null default 'open' check (state in ('open', 'removed', 'kept')),
  created_at   timestamptz(3)  not null default now(),
  closed_at    timestamptz(3),
  check ((state = 'open') = (closed_at is null))
);

create unique index reports_once on reports (reporter_id, kind, thing_id) where state = 'open';
create index reports_of_reporter on reports (reporter_id, id desc);
create index reports_of_thing on reports (kind, thing_id) where state = 'open';
create index reports_of_site on reports (id) where hub_id is null and state = 'open';
create index reports_of_hub on reports (hub_id) where hub_id is not null;

-- What waits for the team of a hub: one row for each thing, however many report it.
create table mod_queue (
  id            bigint          primary key default make_id(),
  hub_id        bigint          not null references hubs on delete cascade,
  post_id       bigint          not null references posts on delete cascade,
  comment_id    bigint          references comments on delete cascade,
  report_count  int             not null default 0 check (report_count >= 0),
  -- Why AutoMod held it; null where it was only reported.
  held_for      text            check (length(held_for) <= 200),
  created_at    timestamptz(3)  not null default now(),
  closed_at     timestamptz(3)
);

create unique index mod_queue_of_post on mod_queue (post_id) where comment_id is null and closed_at is null;
create unique index mod_queue_of_comment on mod_queue (comment_id) where comment_id is not null and closed_at is null;
create index mod_queue_open on mod_queue (hub_id, id) where closed_at is null;
create index mod_queue_post on mod_queue (post_id);
create index mod_queue_comment on mod_queue (comment_id) where comment_id is not null;

-- What the team did. It only grows.
create table mod_log (
  id          bigint          primary key default make_id(),
  hub_id      bigint          not null references hubs on delete cascade,
  action      text            not null check (length(action) <= 20),
  -- Null is AutoMod, or somebody who is gone.
  by_id       bigint          references users on delete set null,
  is_automod  boolean         not null default false,
  user_id     bigint          references users on delete set null,
  post_id     bigint          references posts on delete set null,
  comment_id  bigint          references comments on delete set null,
  rule        text            check (length(rule) <= 100),
  reason      text            not null default '' check (length(reason) <= 500),
  detail      text            check (length(detail) <= 100),
  created_at  timestamptz(3)  not null default now()
);

create index mod_log_of_hub on mod_log (hub_id, (-id));
create index mod_log_of_user on mod_log (user_id, hub_id) where user_id is not null;
create index mod_log_by on mod_log (by_id) where by_id is not null;
create index mod_log_of_post on mod_log (post_id, id desc) where post_id is not null;
create index mod_log_of_comment on mod_log (comment_id, id desc) where comment_id is not null;

-- Once for each act, to the staff of the site.
create table appeals (
  act_id      bigint          primary key references mod_log on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  text        text            not null check (length(text) between 1 and 1000),
  state       text            not null default 'open' check (state in ('open', 'upheld', 'overturned')),
  answer      text            not null default '' check (length(answer) <= 500),
  decided_by  bigint          references users on delete set null,
  created_at  timestamptz(3)  not null default now(),
  decided_at  timestamptz(3),
  check ((state = 'open') = (decided_at is null))
);

create index appeals_of_user on appeals (user_id);
create index appeals_open on appeals (act_id) where state = 'open';
create index appeals_decided_by on appeals (decided_by) where decided_by is not null;

create table hub_notes (
  id          bigint          primary key default make_id(),
  hub_id      bigint          not null references hubs on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  by_id       bigint          references users on delete set null,
  text        text            not null check (length(text) between 1 and 500),
  created_at  timestamptz(3)  not null default now()
);

create index hub_notes_of_member on hub_notes (hub_id, user_id, id desc);
create index hub_notes_of_user on hub_notes (user_id);
create index hub_notes_by on hub_notes (by_id) where by_id is not null;

create table hub_automods (
  hub_id      bigint          primary key references hubs on delete cascade,
  is_on       boolean         not null default false,
  rules       jsonb           not null default '[]',
  -- The rules that were tried last: only those may be switched on.
  tried       jsonb,
  updated_at  timestamptz(3)  not null default now()
);

-- Held: written, but shown to nobody until the team has looked.
alter table comments drop constraint comments_state_check;
alter table comments add check (state in ('live', 'deleted', 'removed', 'held'));

-- Takes a post away, holds it or brings it back for the team of its hub. False when it was so already, or its author deleted it.
create function moderate_post(the_post bigint, the_state text) returns boolean
language plpgsql as $$
begin
  update posts p
  set state = the_state, deleted_at = case when the_state = 'live' then null else now() end
  where p.id = the_post and p.hub_id is not null and p.state <> 'deleted' and p.state <> the_state;
  if not found then return false; end if;
  update standings s set is_live = the_state = 'live', is_held = the_state <> 'live' where s.post_id = the_post;
  if the_state <> 'live' then
    update posts p set is_hub_pinned = false where p.id = the_post and p.is_hub_pinned;
  end if;
  return true;
end
$$;

-- What waits for the teams: without what its author has deleted meanwhile, or what stands under a post that is gone.
create view open_queue as
select q.id, q.hub_id, q.post_id, q.comment_id, q.report_count, q.held_for, q.created_at
from mod_queue q
join posts p on p.id = q.post_id and p.state in ('live', 'held')
left join comments c on c.id = q.comment_id
where q.closed_at is null and (q.comment_id is null or c.state in ('live', 'held'));

-- Tells whom a new comment concerns, each person once: as the one replied to, else as one who is named, else as the post's
-- author.
create function announce_comment(
  the_comment bigint, the_author bigint, the_post bigint, post_author bigint,
  the_parent bigint, answered_author bigint, the_mentions text[])
returns void
language plpgsql as $$
declare
  mentioned bigint[] := array(
    select u.id from users u
    where u.username = any(the_mentions) and u.id is distinct from answered_author);
begin
  if answered_author is not null then
    perform notify('reply', 'reply ' || the_parent, array[answered_author], the_author, the_post, the_comment);
  end if;
  if mentioned <> '{}' then
    perform notify('mention', 'mention ' || the_comment, mentioned, the_author, the_post, the_comment);
  end if;
  if post_author is distinct from answered_author and post_author <> all(mentioned) then
    perform notify('comment', 'comment ' || the_post, array[post_author], the_author, the_post, the_comment);
  end if;
  perform pg_notify('comments',
    json_build_object('event', 'created', 'commentId', the_comment::text, 'postId', the_post::text)::text);
end
$$;

-- As before, and whoever is banned from the hub cannot write. What AutoMod holds or removes is kept, but neither shown,
-- counted nor told.
drop function add_comment(bigint, bigint, bigint, text, jsonb, text[]);
create function add_comment(
  the_post bigint, the_author bigint, the_parent bigint, the_content text, the_body jsonb, the_mentions text[],
  the_state text default 'live')
returns table (id bigint, problem text, parent_id bigint, depth smallint, created_at timestamptz)
language plpgsql as $$
declare
  post record;
  answered_author bigint;
  answered_parent bigint;
  answered_depth smallint;
  new_id bigint;
  new_depth smallint := 0;
  placed_parent bigint := the_parent;
  is_new_voice boolean;
begin
  perform from standings s where s.post_id = the_post and s.is_live for no key update;
  if not found then problem := 'gone'; return next; return; end if;
  select p.author_id, p.hub_id, p.is_locked, p.created_at into post from posts p where p.id = the_post;
  if post.hub_id is not null and exists (
    select from hub_bans b
    where b.hub_id = post.hub_id and b.user_id = the_author and (b.until is null or b.until > now()))
  then problem := 'banned'; return next; return; end if;
  if post.is_locked then problem := 'locked'; return next; return; end if;

  if the_parent is not null then
    select c.author_id, c.parent_id, c.depth into answered_author, answered_parent, answered_depth from comments c
    where c.id = the_parent and c.post_id = the_post and c.state = 'live'
      and not exists (
        select from blocks b
        where (b.blocker_id = c.author_id and b.blocked_id = the_author)
          or (b.blocker_id = the_author and b.blocked_id = c.author_id));
    if not found then problem := 'parent'; return next; return; end if;
    -- The deepest cannot be indented further: what answers it stands beside it.
    if answered_depth = 50 then placed_parent := answered_parent; end if;
    new_depth := least(answered_depth + 1, 50);
  end if;

  -- Under the lock, so that the ids under one post follow each other as the comments do.
  new_id := make_id();
  is_new_voice := not exists (
    select from comments c where c.post_id = the_post and c.author_id = the_author and c.state = 'live');
  insert into comments
    (id, post_id, author_id, parent_id, depth, content, body, mentions, up_votes, wilson, state, is_shown, deleted_at)
  values (new_id, the_post, the_author, placed_parent, new_depth, the_content, the_body, the_mentions, 1, wilson(1, 0),
    the_state, the_state = 'live', case when the_state <> 'live' then now() end);
  insert into comment_votes (comment_id, user_id, value) values (new_id, the_author, 1);
  if the_state = 'live' then
    update comments c set reply_count = c.reply_count + 1 where c.id = placed_parent;
    update standings s
    set comment_count = s.comment_count + 1,
        thread_count = s.thread_count + (the_parent is null)::int,
        commenter_count = s.commenter_count + is_new_voice::int,
        rank = post_rank(s.up_votes, s.down_votes, s.commenter_count + is_new_voice::int, s.bookmark_count, post.created_at)
    where s.post_id = the_post;
    perform announce_comment(new_id, the_author, the_post, post.author_id, the_parent, answered_author, the_mentions);
  end if;
  id := new_id;
  parent_id := placed_parent;
  depth := new_depth;
  created_at := now()::timestamptz(3);
  return next;
end
$$;

-- As before, and what the team holds can be removed. False when it was in that state already, or its author deleted it.
create or replace function set_comment_state(the_comment bigint, the_state text) returns boolean
language plpgsql as $$
declare
  before record;
  is_live boolean := the_state = 'live';
  step int := case when the_state = 'live' then 1 else -1 end;
  is_only_one boolean;
begin
  -- The post before its standing, as where a post is deleted or a comment pinned: nobody waits in a circle.
  perform from posts p where p.id = (select c.post_id from comments c where c.id = the_comment) for no key update;
  perform from standings s
  where s.post_id = (select c.post_id from comments c where c.id = the_comment) for no key update;
  -- From one way of not being there to another: nothing is counted.
  update comments c set state = the_state, changed_at = now()
  where c.id = the_comment and not is_live and c.state not in ('live', 'deleted', the_state);
  if found then return true; end if;
  select c.post_id, c.author_id, c.reply_count into before from comments c
  where c.id = the_comment and (c.state = 'live') <> is_live;
  if not found then return false; end if;

  is_only_one := not exists (
    select from comments c
    where c.post_id = before.post_id and c.author_id = before.author_id and c.state = 'live' and c.id <> the_comment);
  update comments c
  set state = the_state, deleted_at = case when is_live then null else now() end, changed_at = now()
  where c.id = the_comment and c.is_shown;
  if not found then
    -- Back from nowhere: its place opens first, and those of what it answers.
    perform show_comment(the_comment, true);
    update comments c set state = the_state, deleted_at = null where c.id = the_comment;
  elsif not is_live and before.reply_count = 0 then
    perform show_comment(the_comment, false);
  end if;

  update standings s
  set comment_count = s.comment_count + step, commenter_count = s.commenter_count + step * is_only_one::int
  where s.post_id = before.post_id;
  if is_only_one then perform refresh_rank(before.post_id); end if;
  if not is_live then
    update posts p set pinned_comment_id = null where p.id = before.post_id and p.pinned_comment_id = the_comment;
  end if;
  perform retell_comment(the_comment);
  return true;
end
$$;
