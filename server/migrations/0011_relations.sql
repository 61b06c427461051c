-- Whom, which hubs and which words a member does not want to meet. A mute is known to nobody else.
create table mutes (
  muter_id    bigint          not null references users on delete cascade,
  muted_id    bigint          not null references users on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);

create index mutes_of_muted on mutes (muted_id);
create index mutes_latest on mutes (muter_id, created_at desc, muted_id desc);
create index blocks_latest on blocks (blocker_id, created_at desc, blocked_id desc);
create index thread_mutes_latest on thread_mutes (user_id, created_at desc, post_id desc);

create table hub_mutes (
  user_id     bigint          not null references users on delete cascade,
  hub_id      bigint          not null references hubs on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, hub_id)
);

create index hub_mutes_of_hub on hub_mutes (hub_id);
create index hub_mutes_latest on hub_mutes (user_id, created_at desc, hub_id desc);

create table muted_words (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  word        text            not null check (length(word) between 1 and 50),
  created_at  timestamptz(3)  not null default now()
);

create unique index muted_words_once on muted_words (user_id, lower(word));
create index muted_words_latest on muted_words (user_id, id desc);

-- All muted words of a member as one question to post_search, in both scripts; null where there are none. Text, which
-- PostgreSQL keeps beside the row where it is long: a tsquery would have to fit into it.
alter table users add column muted_query text;
create index users_muting_words on users (id) where muted_query is not null;

-- What a text that is not kept findable says, to hold it against a muted_query: in its first line words and their keys,
-- in its second what is to be stemmed, as in post_search.
create function words_said(the_said text) returns tsvector
language sql stable
return (
  select array_to_tsvector(string_to_array(split_part(the_said, e'\n', 1), ' ') || array(
    select distinct '+' || l
    from unnest(tsvector_to_array(to_tsvector('nepali', n.plain) || to_tsvector('english', n.plain))) l))
  from (select split_part(the_said, e'\n', 2) as plain) n);

-- As before, and nothing of people, hubs and words that the recipient muted, nor of a mention by one who may not mention
-- them. What a comment says comes along as words_said reads it; what a post says is in post_search.
drop function notify(text, text, bigint[], bigint, bigint, bigint, jsonb, bigint);
create function notify(
  the_type text, the_group text, recipients bigint[], the_actor bigint,
  the_post bigint default null, the_comment bigint default null, the_facts jsonb default '{}', the_hub bigint default null,
  the_said text default null)
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
      and not exists (select from mutes m where m.muter_id = r.id and m.muted_id = the_actor)
      and not exists (select from thread_mutes m where m.user_id = r.id and m.post_id = the_post)
      and not (the_type = 'hubPost' and exists (
        select from hub_mutes m where m.user_id = r.id and m.hub_id = the_hub))
      and (the_type <> 'mention' or may_mention(the_actor, r.id))
      and not exists (
        select from users u
        where u.id = r.id and u.muted_query is not null and (
          (the_said is not null and words_said(the_said) @@ u.muted_query::tsquery)
          or (the_comment is null and the_type in ('mention', 'hubPost') and exists (
            select from post_search k where k.post_id = the_post and k.words @@ u.muted_query::tsquery))))
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

-- Whether a member lets this one call them by name: everybody, those they follow, or nobody.
create function may_mention(the_actor bigint, the_member bigint) returns boolean
language sql stable
return (
  select case coalesce(u.settings ->> 'mentions', 'everyone')
    when 'everyone' then true
    when 'following' then exists (
      select from follows f where f.follower_id = the_member and f.followed_id = the_actor)
    else false end
  from users u where u.id = the_member);

-- As before, and who may not be called by name by this author still hears of the comment as the author of the post.
drop function announce_comment(bigint, bigint, bigint, bigint, bigint, bigint, text[]);
create function announce_comment(
  the_comment bigint, the_author bigint, the_post bigint, post_author bigint,
  the_parent bigint, answered_author bigint, the_mentions text[], the_said text default null)
returns void
language plpgsql as $$
declare
  mentioned bigint[] := array(
    select u.id from users u
    where u.username = any(the_mentions) and u.id is distinct from answered_author and may_mention(the_author, u.id));
begin
  if answered_author is not null then
    perform notify('reply', 'reply ' || the_parent, array[answered_author], the_author, the_post, the_comment,
      the_said => the_said);
  end if;
  if mentioned <> '{}' then
    perform notify('mention', 'mention ' || the_comment, mentioned, the_author, the_post, the_comment,
      the_said => the_said);
  end if;
  if post_author is distinct from answered_author and post_author <> all(mentioned) then
    perform notify('comment', 'comment ' || the_post, array[post_author], the_author, the_post, the_comment,
      the_said => the_said);
  end if;
  perform pg_notify('comments',
    json_build_object('event', 'created', 'commentId', the_comment::text, 'postId', the_post::text)::text);
end
$$;

-- As before, and whoever muted a word of it is not told.
drop function add_comment(bigint, bigint, bigint, text, jsonb, text[], text);
create function add_comment(
  the_post bigint, the_author bigint, the_parent bigint, the_content text, the_body jsonb, the_mentions text[],
  the_state text default 'live', the_said text default null)
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
    perform announce_comment(new_id, the_author, the_post, post.author_id, the_parent, answered_author, the_mentions,
      the_said);
  end if;
  id := new_id;
  parent_id := placed_parent;
  depth := new_depth;
  created_at := now()::timestamptz(3);
  return next;
end
$$;
