alter table users
  add column follower_count   int not null default 0 check (follower_count >= 0),
  add column following_count  int not null default 0 check (following_count >= 0),
  add column post_count       int not null default 0 check (post_count >= 0),
  add column pinned_post_id   bigint,
  add column cover            text,
  add column links            text[] not null default '{}' check (cardinality(links) <= 5),
  add column district         text check (length(district) <= 40);

-- For what is suggested while somebody types: the beginning of a username, or of a word of a name.
create index users_by_name_prefix on users (username text_pattern_ops);
create index users_by_name_words on users using gin ((' ' || lower(display_name)) gin_trgm_ops);

-- A name that somebody gave up leads to them for 90 days, and belongs to nobody else until then.
create table old_usernames (
  username  text            primary key,
  user_id   bigint          not null references users on delete cascade,
  until     timestamptz(3)  not null
);

create index old_usernames_of_user on old_usernames (user_id);

create table follows (
  follower_id  bigint          not null references users on delete cascade,
  followed_id  bigint          not null references users on delete cascade,
  created_at   timestamptz(3)  not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index followers_of_user on follows (followed_id, created_at desc, follower_id desc);
create index followed_by_user on follows (follower_id, created_at desc, followed_id desc);

create table blocks (
  blocker_id  bigint          not null references users on delete cascade,
  blocked_id  bigint          not null references users on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_of_blocked on blocks (blocked_id, blocker_id);

-- Pictures as they were re-encoded; the bytes are in the storage under `key`.
create table images (
  id           bigint          primary key default make_id(),
  -- Nobody's where a link preview shows it.
  owner_id     bigint          references users on delete cascade,
  key          text            not null,
  width        int             not null check (width > 0),
  height       int             not null check (height > 0),
  placeholder  text            not null check (length(placeholder) <= 100),
  widths       int[]           not null,
  has_avif     boolean         not null default false,
  bytes        int             not null,
  created_at   timestamptz(3)  not null default now()
);

create index images_of_owner on images (owner_id, id desc);
create index images_by_key on images (key);

-- What the page behind a link says of itself; fetched once, by a job.
create table link_previews (
  url          text            primary key check (length(url) <= 2000),
  title        text            not null default '' check (length(title) <= 300),
  description  text            not null default '' check (length(description) <= 500),
  image_id     bigint          references images on delete set null,
  state        text            not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  fetched_at   timestamptz(3)
);

create index link_previews_image on link_previews (image_id);

create table posts (
  id               bigint          primary key default make_id(),
  kind             text            not null default 'post' check (kind in ('post', 'clip', 'blog')),
  author_id        bigint          not null references users on delete cascade,
  hub_id           bigint,
  title            text            not null check (length(title) between 1 and 300),
  content          text            not null check (length(content) <= 25000),
  body             jsonb           not null,
  -- Lists show the beginning of a long post; null where the whole is short enough.
  excerpt          text            check (length(excerpt) <= 1000),
  excerpt_body     jsonb,
  hashtags         text[]          not null default '{}',
  mentions         text[]          not null default '{}',
  sensitive        boolean         not null default false,
  language         text            not null check (language in ('en', 'ne')),
  link_url         text            references link_previews on delete set null,
  state            text            not null default 'live' check (state in ('live', 'deleted', 'removed')),
  deleted_at       timestamptz(3),
  is_locked        boolean         not null default false,
  created_at       timestamptz(3)  not null default now(),
  edited_at        timestamptz(3),
  check ((state = 'live') = (deleted_at is null))
);

create index posts_of_author on posts (author_id, id desc);
create index posts_link on posts (link_url) where link_url is not null;
create index posts_deleted on posts (deleted_at) where state = 'deleted';

alter table users add foreign key (pinned_post_id) references posts on delete set null;
create index users_pinned_post on users (pinned_post_id) where pinned_post_id is not null;

-- The rank of a post does not decay: ten times the score is worth 12.5 hours of youth. It changes only with the facts it
-- is made of, so a list by rank can be read page after page. S counts votes, distinct commenters (not more than three
-- times the score, so that a quarrel lifts nobody) and saves.
create function post_rank(up_votes int, down_votes int, commenters int, saves int, created_at timestamptz)
returns double precision
language sql immutable
return
  sign(up_votes - down_votes + 0.5::float8 * least(commenters, 3 * greatest(up_votes - down_votes, 1)) + saves)
  * log10(greatest(abs(
      up_votes - down_votes + 0.5::float8 * least(commenters, 3 * greatest(up_votes - down_votes, 1)) + saves), 1))
  + extract(epoch from created_at - timestamptz '2024-01-01 00:00:00+00')::float8 / 45000;

-- Where a post stands, apart from what it says: narrow rows, because they change with every vote.
create table standings (
  post_id          bigint            primary key references posts on delete cascade,
  author_id        bigint            not null,
  hub_id           bigint,
  is_live          boolean           not null default true,
  up_votes         int               not null default 0 check (up_votes >= 0),
  down_votes       int               not null default 0 check (down_votes >= 0),
  comment_count    int               not null default 0 check (comment_count >= 0),
  commenter_count  int               not null default 0 check (commenter_count >= 0),
  bookmark_count   int               not null default 0 check (bookmark_count >= 0),
  score            int               not null generated always as (up_votes - down_votes) stored,
  rank             double precision  not null
) with (fillfactor = 80);

create index standings_popular on standings (rank desc, post_id desc) where is_live;
create index standings_latest on standings (post_id desc) include (score) where is_live;
create index standings_top on standings (score desc, post_id desc) where is_live;
create index standings_of_author on standings (author_id, post_id desc) where is_live;
create index standings_of_hub on standings (hub_id, rank desc, post_id desc) where is_live and hub_id is not null;
create index standings_of_hub_latest on standings (hub_id, post_id desc) where is_live and hub_id is not null;

create table post_views (
  post_id  bigint  primary key references posts on delete cascade,
  views    bigint  not null default 0 check (views >= 0)
) with (fillfactor = 80);

-- Who has been counted in which hour. It may be lost in a crash: then somebody is counted twice.
create unlogged table view_marks (
  post_id  bigint  not null,
  viewer   bytea   not null,
  hour     int     not null,
  primary key (post_id, viewer, hour)
);

create index view_marks_by_hour on view_marks (hour);

-- What visitors are told apart by, for one day: then it is thrown away, and nobody can say who they were.
create table view_salts (
  day   date   primary key,
  salt  bytea  not null
);

create table post_votes (
  post_id     bigint          not null references posts on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  value       smallint        not null check (value in (-1, 1)),
  created_at  timestamptz(3)  not null default now(),
  primary key (post_id, user_id)
);

create index post_votes_of_user on post_votes (user_id, created_at desc);

-- Sets the vote of one member and answers how the post stands. The row of the post is locked first: votes on one post
-- follow each other, so the sums are exact whatever arrives at once.
create function set_vote(the_post bigint, the_user bigint, the_value smallint)
returns table (up_votes int, down_votes int)
language plpgsql as $$
declare
  before smallint;
begin
  perform from standings s where s.post_id = the_post for no key update;
  select v.value into before from post_votes v where v.post_id = the_post and v.user_id = the_user;
  before := coalesce(before, 0);

  if the_value = before then
    return query select s.up_votes, s.down_votes from standings s where s.post_id = the_post;
    return;
  elsif the_value = 0 then
    delete from post_votes v where v.post_id = the_post and v.user_id = the_user;
  elsif before = 0 then
    insert into post_votes (post_id, user_id, value) values (the_post, the_user, the_value);
  else
    update post_votes v set value = the_value where v.post_id = the_post and v.user_id = the_user;
  end if;

  return query
    update standings s
    set up_votes = n.up_votes, down_votes = n.down_votes,
        rank = post_rank(n.up_votes, n.down_votes, n.commenter_count, n.bookmark_count, n.created_at)
    from (
      select o.up_votes + (the_value = 1)::int - (before = 1)::int as up_votes,
             o.down_votes + (the_value = -1)::int - (before = -1)::int as down_votes,
             o.commenter_count, o.bookmark_count, p.created_at
      from standings o
      join posts p on p.id = o.post_id
      where o.post_id = the_post
    ) n
    where s.post_id = the_post
    returning s.up_votes, s.down_votes;
end
$$;

create function refresh_rank(the_post bigint) returns void
language sql
begin atomic
  update standings s
  set rank = post_rank(s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count, p.created_at)
  from posts p
  where s.post_id = the_post and p.id = the_post;
end;

create table bookmarks (
  user_id     bigint          not null references users on delete cascade,
  post_id     bigint          not null references posts on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, post_id)
);

create index bookmarks_of_user on bookmarks (user_id, created_at desc, post_id desc);
create index bookmarks_of_post on bookmarks (post_id);

-- Saves a post for a member or no longer does, and answers how many save it; exact as votes are.
create function set_bookmark(the_post bigint, the_user bigint, is_saved boolean) returns int
language plpgsql as $$
declare
  saves int;
begin
  perform from standings s where s.post_id = the_post for no key update;
  if is_saved then
    insert into bookmarks (user_id, post_id) values (the_user, the_post) on conflict do nothing;
  else
    delete from bookmarks b where b.user_id = the_user and b.post_id = the_post;
  end if;

  if found then
    update standings s
    set bookmark_count = s.bookmark_count + case when is_saved then 1 else -1 end
    where s.post_id = the_post;
    perform refresh_rank(the_post);
  end if;
  select s.bookmark_count into saves from standings s where s.post_id = the_post;
  return saves;
end
$$;

create table post_images (
  post_id   bigint    not null references posts on delete cascade,
  position  smallint  not null check (position between 0 and 7),
  image_id  bigint    not null references images on delete cascade,
  alt       text      not null default '' check (length(alt) <= 1000),
  primary key (post_id, position)
);

create index post_images_of_image on post_images (image_id);

create table polls (
  post_id    bigint          primary key references posts on delete cascade,
  closes_at  timestamptz(3)  not null
);

create table poll_options (
  post_id   bigint    not null references polls on delete cascade,
  position  smallint  not null check (position between 0 and 5),
  text      text      not null check (length(text) between 1 and 80),
  votes     int       not null default 0 check (votes >= 0),
  primary key (post_id, position)
);

create table poll_votes (
  post_id   bigint    not null references polls on delete cascade,
  user_id   bigint    not null references users on delete cascade,
  position  smallint  not null,
  primary key (post_id, user_id),
  foreign key (post_id, position) references poll_options on delete cascade
);

create index poll_votes_of_user on poll_votes (user_id);
create index poll_votes_of_option on poll_votes (post_id, position);

-- Sets what one member chooses; false when the poll is closed. As with votes, the row of the poll is locked first.
create function set_choice(the_post bigint, the_user bigint, the_position smallint) returns boolean
language plpgsql as $$
declare
  before smallint;
begin
  perform from polls p where p.post_id = the_post and p.closes_at > now() for update;
  if not found then return false; end if;
  select v.position into before from poll_votes v where v.post_id = the_post and v.user_id = the_user;

  if before is distinct from the_position then
    insert into poll_votes (post_id, user_id, position) values (the_post, the_user, the_position)
    on conflict (post_id, user_id) do update set position = excluded.position;
    update poll_options o
    set votes = o.votes + (o.position = the_position)::int - (o.position is not distinct from before)::int
    where o.post_id = the_post and o.position in (the_position, coalesce(before, the_position));
  end if;
  return true;
end
$$;

-- How a post read before an edit, and until when.
create table post_edits (
  id        bigint          primary key default make_id(),
  post_id   bigint          not null references posts on delete cascade,
  title     text            not null,
  content   text            not null,
  at        timestamptz(3)  not null
);

create index post_edits_of_post on post_edits (post_id, id desc);

-- One row for each hashtag of each post, by its key (lower case), so that a tag's page is one index.
create table post_hashtags (
  tag      text    not null check (length(tag) <= 100),
  post_id  bigint  not null references posts on delete cascade,
  primary key (tag, post_id)
);

create index post_hashtags_of_post on post_hashtags (post_id);
create index post_hashtags_by_prefix on post_hashtags (tag text_pattern_ops);

create table drafts (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  content     jsonb           not null,
  updated_at  timestamptz(3)  not null default now()
);

create index drafts_of_user on drafts (user_id, updated_at desc);

-- A ranked feed as one reader began to read it: the order is fixed, so that nothing repeats or gets lost while votes
-- arrive. It may be lost in a crash: then the reader begins anew.
create unlogged table feed_snapshots (
  id          bigint          primary key default make_id(),
  viewer_id   bigint,
  feed        text            not null,
  post_ids    bigint[]        not null,
  reasons     text[]          not null default '{}',
  created_at  timestamptz(3)  not null default now()
);

create index feed_snapshots_by_age on feed_snapshots (created_at);

-- The answers to calls that create something, so that the same call sent twice creates once.
create table idempotent_replies (
  user_id       bigint          not null references users on delete cascade,
  key           text            not null check (length(key) <= 100),
  request_hash  bytea           not null,
  status        smallint,
  reply         jsonb,
  created_at    timestamptz(3)  not null default now(),
  primary key (user_id, key)
);

create index idempotent_replies_by_age on idempotent_replies (created_at);
