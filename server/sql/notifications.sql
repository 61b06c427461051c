-- Earlier names of functions below.
drop function if exists who_may_hear(bigint[], text, bigint, bigint, bigint, bigint, text);
drop function if exists retell_comment(bigint);

-- Whether a member may mention another, by that member's setting: everybody, people they follow, or nobody.
create or replace function may_mention(the_actor bigint, the_member bigint) returns boolean
language sql stable
return (
  select case coalesce(u.settings ->> 'mentions', 'everyone')
    when 'everyone' then true
    when 'following' then exists (
      select from follows f where f.follower_id = the_member and f.followed_id = the_actor)
    else false end
  from users u where u.id = the_member);

-- Which of the recipients may be notified; why_not is one word for why the others may not, the first reason that holds,
-- and null for those who may. The text of a comment is passed in the form of words_said; that of a post is in post_search.
-- With a generic plan: planning each call would cost more than running it.
create or replace function who_may_be_notified(
  recipients bigint[], the_type text, the_actor bigint,
  the_post bigint default null, the_comment bigint default null, the_hub bigint default null, the_said text default null)
returns table (user_id bigint, why_not text)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.id, case
    when r.id is not distinct from the_actor then 'self'
    when exists (select from blocks b where b.blocker_id = r.id and b.blocked_id = the_actor)
      or exists (select from blocks b where b.blocker_id = the_actor and b.blocked_id = r.id)
      then 'blocked'
    when exists (select from mutes m where m.muter_id = r.id and m.muted_id = the_actor)
      then 'mutedPerson'
    when exists (select from thread_mutes m where m.user_id = r.id and m.post_id = the_post)
      then 'mutedThread'
    when the_type = 'hubPost' and exists (select from hub_mutes m where m.user_id = r.id and m.hub_id = the_hub)
      then 'mutedHub'
    when the_type = 'mention' and may_mention(the_actor, r.id) is not true
      then 'noMentions'
    when u.muted_query is not null and the_said is not null and words_said(the_said) @@ u.muted_query::tsquery
      then 'mutedWord'
    when u.muted_query is not null and the_comment is null and the_type in ('mention', 'hubPost', 'personPost', 'quote') and exists (
      select from post_search k where k.post_id = the_post and k.words @@ u.muted_query::tsquery)
      then 'mutedWord'
    when exists (
      select from notification_preferences p where p.user_id = r.id and p.type = the_type and not p.in_app)
      then 'switchedOff'
    when s.hub_id is not null and not exists (
      select from hub_members m where m.hub_id = s.hub_id and m.user_id = r.id)
      then 'outsidePrivateHub'
    when s.post_id is not null and s.hub_id is null and s.author_id <> r.id
      and not exists (select from post_mentions m where m.post_id = s.post_id and m.user_id = r.id)
      and (s.audience = 'mentioned' or not exists (
        select from follows f where f.follower_id = r.id and f.followed_id = s.author_id))
      then 'outsideAudience'
  end
  from (select distinct unnest(recipients) as id) r
  left join users u on u.id = r.id
  left join post_stats s on s.post_id = the_post and s.is_private;
end
$$;

-- Notifies members, in the transaction of the cause, as far as who_may_be_notified admits them. A member with an unread
-- row of the same group gets no second one: the row is updated. Every server receives an event for each row and sends it
-- to the member's sockets.
create or replace function notify(
  the_type text, the_group text, recipients bigint[], the_actor bigint,
  the_post bigint default null, the_comment bigint default null, the_facts jsonb default '{}', the_hub bigint default null,
  the_said text default null)
returns void
language plpgsql as $$
declare
  notified record;
begin
  for notified in
    insert into notifications as n (user_id, type, group_key, actors, post_id, comment_id, facts, hub_id)
    select h.user_id, the_type, the_group, array_remove(array[the_actor], null), the_post, the_comment, the_facts, the_hub
    from who_may_be_notified(recipients, the_type, the_actor, the_post, the_comment, the_hub, the_said) h
    where h.why_not is null
    order by h.user_id
    on conflict (user_id, group_key) where read_at is null do update
    set actors = (array_remove(array[the_actor], null) || array_remove(n.actors, the_actor))[1:200],
        post_id = excluded.post_id, comment_id = excluded.comment_id, facts = excluded.facts, place = excluded.place,
        bumped_at = excluded.bumped_at, mailed_at = null
    returning n.id, n.user_id, n.pushed_at
  loop
    perform publish('notified',
      json_build_object('id', notified.id::text, 'userId', notified.user_id::text)::text, 'user:' || notified.user_id);
    -- A member who is online reads it within these few seconds; a group is pushed at most once in five minutes.
    if exists (select from push_subscriptions s where s.user_id = notified.user_id) then
      perform graphile_worker.add_job('push', json_build_object('notificationId', notified.id::text),
        job_key => 'push ' || notified.id, job_key_mode => 'preserve_run_at', max_attempts => 5,
        run_at => greatest(now() + interval '5 seconds', notified.pushed_at + interval '5 minutes'));
    end if;
  end loop;
end
$$;

-- Publishes that the unread count of a member has changed.
create or replace function publish_unread_count(the_user bigint) returns void
language sql
begin atomic
  select publish('notified', json_build_object('userId', the_user::text)::text, 'user:' || the_user);
end;

-- Takes a member out of an unread notification, after that member undid the act; the notification goes with its last.
create or replace function withdraw_actor(the_user bigint, the_group text, the_actor bigint) returns void
language plpgsql as $$
begin
  delete from notifications n
  where n.user_id = the_user and n.group_key = the_group and n.read_at is null and n.actors = array[the_actor];
  if found then
    perform publish_unread_count(the_user);
  else
    update notifications n set actors = array_remove(n.actors, the_actor)
    where n.user_id = the_user and n.group_key = the_group and n.read_at is null and the_actor = any(n.actors);
  end if;
end
$$;

-- For servers of the version before, which may still run while this one starts. A later version drops it.
create or replace function tell_unread(the_user bigint) returns void
language sql
begin atomic
  select publish_unread_count(the_user);
end;

-- A comment was deleted or restored. Notifications of it alone are hidden while it is deleted, because lists check
-- that; where others did the same, these stay, and the latest of theirs replaces it.
create or replace function refresh_notifications(the_comment bigint) returns void
language plpgsql as $$
declare
  said record;
  stale record;
begin
  select c.post_id, c.parent_id, p.author_id as post_author_id, answered.author_id as answered_author_id into said
  from comments c
  join posts p on p.id = c.post_id
  left join comments answered on answered.id = c.parent_id
  where c.id = the_comment;

  for stale in
    select n.id, n.user_id, n.type, n.created_at, n.actors from notifications n
    where n.comment_id = the_comment
    union
    select n.id, n.user_id, n.type, n.created_at, n.actors from notifications n
    where n.user_id = said.post_author_id and n.group_key = 'comment ' || said.post_id and n.read_at is null
    union
    select n.id, n.user_id, n.type, n.created_at, n.actors from notifications n
    where n.user_id = said.answered_author_id and n.group_key = 'reply ' || said.parent_id and n.read_at is null
  loop
    if stale.type in ('comment', 'reply') and cardinality(stale.actors) > 1 then
      update notifications n set actors = left_over.authors, comment_id = left_over.latest
      from (
        select array_agg(l.author_id order by l.latest desc) as authors, max(l.latest) as latest
        from (
          select c.author_id, max(c.id) as latest from comments c
          where c.post_id = said.post_id and c.author_id = any(stale.actors) and c.state = 'live'
            and c.created_at >= stale.created_at
            and (stale.type = 'comment' or c.parent_id = said.parent_id)
          group by c.author_id
        ) l
      ) left_over
      where n.id = stale.id and left_over.latest is not null;
    end if;
    perform publish_unread_count(stale.user_id);
  end loop;
end
$$;

-- Undoes Mark all read. Where a group has a new unread row, another cannot join it; that may also happen
-- concurrently.
create or replace function unread_again(the_user bigint, the_moment timestamptz, seconds int) returns void
language plpgsql as $$
declare
  marked record;
begin
  for marked in
    select n.id from notifications n
    where n.user_id = the_user and n.read_at = the_moment and n.read_at > now() - make_interval(secs => seconds)
  loop
    begin
      update notifications n set read_at = null
      where n.id = marked.id
        and not exists (
          select from notifications o
          where o.user_id = the_user and o.group_key = n.group_key and o.read_at is null);
    exception when unique_violation then
      null;
    end;
  end loop;
end
$$;

-- Notifies a member of what another can do and undo as often as they like, once a week for each.
create or replace function notify_once_a_week(the_type text, the_member bigint, the_actor bigint) returns void
language plpgsql as $$
begin
  if not exists (
    select from notifications n
    where n.user_id = the_member and n.type = the_type and the_actor = any(n.actors)
      and n.place > (extract(epoch from now() - interval '7 days') * 1000)::bigint << 16)
  then
    perform notify(the_type, the_type, array[the_member], the_actor);
  end if;
end
$$;

-- Notifies a member of a new follower, once a week for each.
create or replace function notify_followed(the_followed bigint, the_follower bigint) returns void
language sql
begin atomic
  select notify_once_a_week('follow', the_followed, the_follower);
end;
