-- A file that somebody is sending, piece by piece; its bytes are in the folder of uploads under `id`.
create table uploads (
  id           text            primary key check (id ~ '^[0-9a-f]{32}$'),
  owner_id     bigint          not null references users on delete cascade,
  bytes        bigint          not null check (bytes > 0),
  created_at   timestamptz(3)  not null default now()
);

create index uploads_of_owner on uploads (owner_id, created_at desc);
create index uploads_by_age on uploads (created_at);

-- A video and what became of it. It is nobody's but its owner's until its smallest size is ready: then it is also a
-- post, with the same id, and all that holds for posts holds for it.
create table clips (
  id            bigint          primary key default make_id(),
  owner_id      bigint          not null references users on delete cascade,
  -- Where it will stand. A hub that goes takes what waits for it along: it must not come out elsewhere.
  hub_id        bigint          references hubs on delete cascade,
  caption       text            not null check (length(caption) <= 300),
  sensitive     boolean         not null default false,
  cover_at_ms   int             not null default 0 check (cover_at_ms >= 0),
  trim_from_ms  int             check (trim_from_ms >= 0),
  trim_to_ms    int             check (trim_to_ms > trim_from_ms),
  upload_id     text            references uploads on delete set null,
  state         text            not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  progress      smallint        not null default 0 check (progress between 0 and 100),
  failure       text            check (length(failure) <= 20),
  attempts      smallint        not null default 0,
  -- The last sign of life of whoever works on it, and when every size was there.
  worked_at     timestamptz(3),
  finished_at   timestamptz(3),
  -- The files are {key}-{lines}.mp4 and {key}-{language}{number}.vtt.
  key           text            not null,
  duration_ms   int             check (duration_ms > 0),
  width         int             check (width > 0),
  height        int             check (height > 0),
  has_sound     boolean,
  sizes         jsonb           not null default '[]',
  captions      jsonb           not null default '[]',
  cover_id      bigint          references images on delete set null,
  post_id       bigint          references posts on delete cascade check (post_id = id),
  created_at    timestamptz(3)  not null default now(),
  check ((trim_from_ms is null) = (trim_to_ms is null)),
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'ready') = (post_id is not null))
);

create unique index clips_by_key on clips (key);
create unique index clips_of_upload on clips (upload_id) where upload_id is not null;
create unique index clips_of_post on clips (post_id) where post_id is not null;
create index clips_of_hub on clips (hub_id, post_id desc) where hub_id is not null;
create index clips_of_cover on clips (cover_id) where cover_id is not null;
create index clips_waiting on clips (owner_id, id desc) where state <> 'ready';
create index clips_unfinished on clips (worked_at) where finished_at is null and state <> 'failed';

-- How good a clip is, between 0 and 1: how much of it is watched, and what people do. Twenty plays of an ordinary clip
-- are added, so that ten lucky ones prove little.
create function clip_quality(plays int, completion double precision, deeds double precision)
returns double precision
language sql immutable
return
  0.6 * (completion + 20 * 0.35) / (plays + 20)
  -- Beyond these bounds nothing changes but that exp() would refuse: a thousand reports must not stop the ranks.
  + 0.4 / (1 + exp(-6 * (least(greatest((deeds + 1) / (plays + 20), -10), 10) - 0.10)));

-- Half of the quality is worth four days of youth. As the rank of a post it does not decay.
create function clip_rank(quality double precision, published_at timestamptz)
returns double precision
language sql immutable
return 4 * quality + extract(epoch from published_at - timestamptz '2024-01-01 00:00:00+00')::float8 / 172800;

-- How a clip is watched, apart from how its post stands: narrow rows, because they change with every play.
create table clip_counts (
  post_id         bigint            primary key references posts on delete cascade,
  author_id       bigint            not null,
  duration_ms     int               not null check (duration_ms > 0),
  published_at    timestamptz(3)    not null default now(),
  plays           int               not null default 0 check (plays >= 0),
  engaged         int               not null default 0 check (engaged >= 0),
  -- The sum of watched / duration, each at most 1.5.
  completion      double precision  not null default 0,
  watched_ms      bigint            not null default 0,
  fast_skips      int               not null default 0,
  shares          int               not null default 0,
  follows         int               not null default 0,
  hides           int               not null default 0,
  -- How many plays came as far as each twentieth of the clip.
  reached         int[]             not null default array_fill(0, array[20]) check (cardinality(reached) = 20),
  rank            double precision  not null,
  -- Something happened since the rank was worked out.
  is_stale        boolean           not null default false
) with (fillfactor = 80);

create index clip_counts_by_rank on clip_counts (rank desc, post_id desc) include (author_id);
create index clip_counts_latest on clip_counts (post_id desc);
create index clip_counts_little_seen on clip_counts (plays, post_id desc) where plays < 200;
create index clip_counts_of_author on clip_counts (author_id, post_id desc);
create index clip_counts_stale on clip_counts (post_id) where is_stale;

create table clip_days (
  post_id     bigint  not null references posts on delete cascade,
  day         date    not null,
  plays       int     not null default 0,
  engaged     int     not null default 0,
  watched_ms  bigint  not null default 0,
  primary key (post_id, day)
);

-- One viewer's watching of one clip in one hour. Who knows the id may add to it: the last words of a closing page carry
-- no token.
create table clip_plays (
  id          uuid            primary key default gen_random_uuid(),
  clip_id     bigint          not null references posts on delete cascade,
  viewer      bytea           not null,
  -- The member, if it was one.
  viewer_id   bigint          references users on delete set null,
  hour        int             not null,
  started_at  timestamptz(3)  not null default now(),
  watched_ms  int             not null default 0,
  reached_ms  int             not null default 0,
  is_skip     boolean         not null default false
);

create unique index clip_plays_once on clip_plays (clip_id, viewer, hour);
create index clip_plays_of_viewer on clip_plays (viewer_id, started_at desc) where viewer_id is not null;
create index clip_plays_by_age on clip_plays (started_at);

-- What a member has watched or does not want: For you does not show it again.
create table clip_seen (
  user_id    bigint          not null references users on delete cascade,
  clip_id    bigint          not null references posts on delete cascade,
  is_hidden  boolean         not null default false,
  seen_at    timestamptz(3)  not null default now(),
  primary key (user_id, clip_id)
);

create index clip_seen_of_clip on clip_seen (clip_id);
create index clip_seen_by_age on clip_seen (seen_at);

-- What a member did once for a clip, beside what posts know already: it counts once, however often it is sent.
create table clip_deeds (
  clip_id  bigint  not null references posts on delete cascade,
  user_id  bigint  not null references users on delete cascade,
  deed     text    not null check (deed in ('share', 'follow')),
  primary key (clip_id, user_id, deed)
);

create index clip_deeds_of_user on clip_deeds (user_id);
