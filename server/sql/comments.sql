-- The lower bound of the likely share of up-votes (80 % confidence): few votes prove little. The author's own vote
-- counts, so a new comment begins at 0.378 and is not buried.
create or replace function wilson(up_votes int, down_votes int) returns double precision
language sql immutable
return case when up_votes + down_votes = 0 then 0 else (
  select (share + z * z / (2 * n) - z * sqrt((share * (1 - share) + z * z / (4 * n)) / n)) / (1 + z * z / n)
  from (select 1.2816::float8 as z, (up_votes + down_votes)::float8 as n,
          up_votes / (up_votes + down_votes)::float8 as share) x
) end;

-- Whether a member may comment, by what the author of the post chose.
create or replace function may_comment(the_commenters text, the_author bigint, the_post bigint, the_user bigint)
returns boolean
language sql stable
return the_commenters = 'everyone' or the_user = the_author or (the_commenters <> 'nobody' and (
  exists (select from post_mentions m where m.post_id = the_post and m.user_id = the_user)
  or (the_commenters = 'followers' and exists (
    select from follows f where f.follower_id = the_user and f.followed_id = the_author))
  or (the_commenters = 'following' and exists (
    select from follows f where f.follower_id = the_author and f.followed_id = the_user))));

-- Writes a comment with all its consequences. The row of the post is locked first: comments on one post are written
-- one after another, so its counts are exact. Returns its place in the thread, or one word for why it was refused.
-- The caller has checked that the author may see the post. What AutoMod holds or removes is stored, but neither
-- shown, counted nor announced.
create or replace function add_comment(
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
  perform from post_stats s where s.post_id = the_post and s.is_live for no key update;
  if not found then problem := 'gone'; return next; return; end if;
  select p.author_id, p.hub_id, p.is_locked, p.commenters, p.created_at into post from posts p where p.id = the_post;
  if post.hub_id is not null and exists (
    select from hub_bans b
    where b.hub_id = post.hub_id and b.user_id = the_author and (b.until is null or b.until > now()))
  then problem := 'banned'; return next; return; end if;
  if post.is_locked then problem := 'locked'; return next; return; end if;
  if not may_comment(post.commenters, post.author_id, the_post, the_author) then
    problem := 'limited'; return next; return;
  end if;

  if the_parent is not null then
    select c.author_id, c.parent_id, c.depth into answered_author, answered_parent, answered_depth from comments c
    where c.id = the_parent and c.post_id = the_post and c.state = 'live'
      and not exists (
        select from blocks b
        where (b.blocker_id = c.author_id and b.blocked_id = the_author)
          or (b.blocker_id = the_author and b.blocked_id = c.author_id));
    if not found then problem := 'parent'; return next; return; end if;
    -- The deepest level cannot be indented further: a reply to it becomes its sibling.
    if answered_depth = 50 then placed_parent := answered_parent; end if;
    new_depth := least(answered_depth + 1, 50);
  end if;

  -- Under the lock, so that the ids under one post are in the order of the comments.
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
    update post_stats s
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

-- Notifies whom a new comment concerns, each person once: as the author of its parent, else as mentioned, else as the
-- author of the post; so the author of the post is notified even if this member may not mention them.
create or replace function announce_comment(
  the_comment bigint, the_author bigint, the_post bigint, post_author bigint,
  the_parent bigint, answered_author bigint, the_mentions text[], the_said text default null)
returns void
language plpgsql as $$
declare
  mentioned bigint[] := '{}';
begin
  if the_mentions <> '{}' then
    mentioned := array(
      select u.id from users u
      where u.username = any(the_mentions) and u.id is distinct from answered_author and may_mention(the_author, u.id));
  end if;
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
  perform publish('comments',
    json_build_object('event', 'created', 'commentId', the_comment::text, 'postId', the_post::text)::text,
    'post:' || the_post);
end
$$;

-- Shows or hides a comment in its thread, and updates the counts. A placeholder that was shown only for its last reply is
-- hidden with it.
create or replace function show_comment(the_comment bigint, shall_show boolean) returns void
language plpgsql as $$
declare
  placed record;
begin
  update comments c set is_shown = shall_show, changed_at = now()
  where c.id = the_comment and c.is_shown <> shall_show
  returning c.post_id, c.parent_id into placed;
  if not found then return; end if;

  if placed.parent_id is null then
    update post_stats s set thread_count = s.thread_count + case when shall_show then 1 else -1 end
    where s.post_id = placed.post_id;
    return;
  end if;

  update comments c set reply_count = c.reply_count + case when shall_show then 1 else -1 end
  where c.id = placed.parent_id;
  if shall_show then
    perform show_comment(placed.parent_id, true);
  elsif exists (select from comments c where c.id = placed.parent_id and c.state <> 'live' and c.reply_count = 0) then
    perform show_comment(placed.parent_id, false);
  end if;
end
$$;

-- Deletes, holds, removes or restores a comment, with its counts. False when it was in that state already, or its
-- author deleted it.
create or replace function set_comment_state(the_comment bigint, the_state text) returns boolean
language plpgsql as $$
declare
  before record;
  is_live boolean := the_state = 'live';
  step int := case when the_state = 'live' then 1 else -1 end;
  is_only_one boolean;
begin
  -- The post before its stats, as when a post is deleted or a comment pinned: no deadlock.
  perform from posts p where p.id = (select c.post_id from comments c where c.id = the_comment) for no key update;
  perform from post_stats s
  where s.post_id = (select c.post_id from comments c where c.id = the_comment) for no key update;
  -- From one hidden state to another: no count changes.
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
    -- Restored: it is shown first, and so are its parents.
    perform show_comment(the_comment, true);
    update comments c set state = the_state, deleted_at = null where c.id = the_comment;
  elsif not is_live and before.reply_count = 0 then
    perform show_comment(the_comment, false);
  end if;

  update post_stats s
  set comment_count = s.comment_count + step, commenter_count = s.commenter_count + step * is_only_one::int
  where s.post_id = before.post_id;
  if is_only_one then perform refresh_rank(before.post_id); end if;
  if not is_live then
    update posts p set pinned_comment_id = null where p.id = before.post_id and p.pinned_comment_id = the_comment;
  end if;
  perform refresh_notifications(the_comment);
  return true;
end
$$;

-- Sets the vote of one member on a comment, as set_vote does on a post.
create or replace function set_comment_vote(the_comment bigint, the_user bigint, the_value smallint)
returns table (up_votes int, down_votes int)
language plpgsql as $$
declare
  comment record;
  before smallint;
  ups int;
  downs int;
  others int;
begin
  select c.author_id, c.post_id, c.up_votes, c.down_votes, c.vote_milestone into comment
  from comments c where c.id = the_comment for no key update;
  select v.value into before from comment_votes v where v.comment_id = the_comment and v.user_id = the_user;
  before := coalesce(before, 0);
  ups := comment.up_votes + (the_value = 1)::int - (before = 1)::int;
  downs := comment.down_votes + (the_value = -1)::int - (before = -1)::int;

  if the_value = before then
    return query select ups, downs;
    return;
  elsif the_value = 0 then
    delete from comment_votes v where v.comment_id = the_comment and v.user_id = the_user;
  elsif before = 0 then
    insert into comment_votes (comment_id, user_id, value) values (the_comment, the_user, the_value);
  else
    update comment_votes v set value = the_value where v.comment_id = the_comment and v.user_id = the_user;
  end if;

  if the_value = 1 and the_user <> comment.author_id and (is_milestone(ups) or is_milestone(ups - 1)) then
    others := ups - (select count(*) from comment_votes v
                  where v.comment_id = the_comment and v.user_id = comment.author_id and v.value = 1);
    if is_milestone(others) and others > comment.vote_milestone then
      comment.vote_milestone := others;
      perform notify('vote', 'vote comment ' || the_comment, array[comment.author_id], the_user, comment.post_id,
        the_comment, jsonb_build_object('votes', others));
    end if;
  end if;

  update comments c
  set up_votes = ups, down_votes = downs, wilson = wilson(ups, downs), vote_milestone = comment.vote_milestone
  where c.id = the_comment;
  return query select ups, downs;
end
$$;
