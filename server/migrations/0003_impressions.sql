-- What each member had before their eyes, and what they opened: For you shows something else next time. Rows go after
-- 14 days, before any deleted post does, so they need not follow the posts.
create table impressions (
  user_id    bigint          not null references users on delete cascade,
  post_id    bigint          not null,
  times      int             not null default 0 check (times >= 0),
  last_at    timestamptz(3)  not null default now(),
  opened_at  timestamptz(3),
  -- The index alone says what a member has seen: their rows lie far apart.
  primary key (user_id, post_id) include (times, last_at, opened_at)
);

create index impressions_by_age on impressions (last_at);

-- How many members a post was shown to; apart from the standings, so that it never waits for a vote.
create table post_impressions (
  post_id  bigint  primary key references posts on delete cascade,
  members  int     not null default 0 check (members >= 0)
) with (fillfactor = 80);

-- How much each part counts in For you. Two run at a time, and a nightly job keeps the better one; the past ones stay
-- as the history of what changed and when.
create table feed_configs (
  id          int               primary key generated always as identity,
  role        text              not null check (role in ('champion', 'challenger', 'past')),
  source      double precision  not null check (source > 0),
  discovery   double precision  not null check (discovery > 0),
  affinity    double precision  not null check (affinity > 0),
  language    double precision  not null check (language > 0),
  shown       double precision  not null check (shown > 0),
  started_at  timestamptz(3)    not null default now(),
  ended_at    timestamptz(3),
  check ((role = 'past') = (ended_at is not null))
);

create unique index feed_configs_running on feed_configs (role) where role <> 'past';

insert into feed_configs (role, source, discovery, affinity, language, shown)
values ('champion', 1, 0.75, 0.3, 0.15, 0.4), ('challenger', 1, 0.75, 0.3, 0.15, 0.46);

-- True for the half of the members who get the challenger; every challenger draws another half.
create function tries_config(the_user bigint, challenger int) returns boolean
language sql immutable
return hashint8extended(the_user, challenger) & 1 = 1;

-- What each night's comparison saw, and what came of it.
create table feed_config_log (
  id                     bigint            primary key default make_id(),
  champion_id            int               not null references feed_configs on delete cascade,
  challenger_id          int               not null references feed_configs on delete cascade,
  champion_viewers       int               not null,
  challenger_viewers     int               not null,
  champion_value         double precision  not null,
  challenger_value       double precision  not null,
  champion_rejections    double precision  not null,
  challenger_rejections  double precision  not null,
  lead                   double precision  not null,
  verdict                text              not null check (verdict in ('running', 'kept', 'replaced')),
  created_at             timestamptz(3)    not null default now()
);

create index feed_config_log_of_champion on feed_config_log (champion_id);
create index feed_config_log_of_challenger on feed_config_log (challenger_id);

alter table feed_snapshots add column config_id int;
