-- Search needs a PostgreSQL that knows Nepali, in a database whose character type knows Devanagari.
do $$
begin
  if not exists (select from pg_ts_config where cfgname = 'nepali') then
    raise exception 'This PostgreSQL has no text search for Nepali: use version 12 or later with its dictionaries.';
  end if;
  if to_tsvector('nepali', 'काठमाडौँमा') <> to_tsvector('nepali', 'काठमाडौँ') or lower('ÀA') <> 'àa' then
    raise exception 'This database cannot read Devanagari: make it anew with LC_CTYPE C.UTF-8 (or another UTF-8 locale).';
  end if;
end
$$;

-- The words of a post, computed when it is written: as they stand (with their places, for phrases), their stems (+),
-- how they sound in either script (~), the consonants of that (=), hashtags (#), and what else it is or has (@).
create table post_search (
  post_id  bigint    primary key references posts on delete cascade,
  title    tsvector  not null,
  words    tsvector  not null
)
-- The index knows the words: the rows beside it stay short, since a search looks at many of them.
with (toast_tuple_target = 128);

-- New entries wait in a short list: a long one would make every search slow.
create index post_search_words on post_search using gin (words) with (gin_pending_list_limit = 256);

-- Posts that were written before there was a search; a job works through them.
create table search_backlog (
  post_id  bigint  primary key references posts on delete cascade
);

insert into search_backlog (post_id) select id from posts;

-- Every word that stands in public posts, to mend what was mistyped and to end what was begun.
create table search_words (
  word   text  primary key check (length(word) <= 60),
  sound  text  not null,
  posts  int   not null default 0
);

create index search_words_by_prefix on search_words (word text_pattern_ops);
create index search_words_by_sound on search_words (sound text_pattern_ops);
create index search_words_by_posts on search_words (posts desc, word);
create index search_words_near on search_words using gin (word gin_trgm_ops);

-- How far the job came that reads new posts for their words.
create table search_progress (
  only_one  boolean  primary key default true check (only_one),
  post_id   bigint   not null default 0
);

insert into search_progress default values;

-- Names: words and sounds of username and name, for what is mistyped; and by which keys names and what is told of
-- somebody are found (features/searchIndex/names.ts). Null until made.
alter table users
  add column search_names text,
  add column search_words tsvector;
alter table hubs
  add column search_names text,
  add column search_words tsvector,
  -- How much went on in the last week; a job works it out.
  add column heat real not null default 0;

create index users_by_search_names on users using gin (search_names gin_trgm_ops) with (gin_pending_list_limit = 256);
create index users_by_search_words on users using gin (search_words) with (gin_pending_list_limit = 256);
create index users_unsearched on users (id) where search_names is null;
create index users_by_followers on users (follower_count desc, id desc);
create index hubs_by_search_names on hubs using gin (search_names gin_trgm_ops) with (gin_pending_list_limit = 256) where closed_at is null;
create index hubs_by_search_words on hubs using gin (search_words) with (gin_pending_list_limit = 256) where closed_at is null;
create index hubs_unsearched on hubs (id) where search_names is null;
create index hubs_by_heat on hubs (heat desc, id desc) where closed_at is null and not is_private;

-- Whoever changes a name without making its keys anew leaves them to a job.
create function forget_search() returns trigger
language plpgsql as $$
begin
  new.search_names := null;
  new.search_words := null;
  return new;
end
$$;

create trigger forget_user_search before update of username, display_name, bio on users
for each row when ((old.username, old.display_name, old.bio) is distinct from (new.username, new.display_name, new.bio)
  and new.search_names is not distinct from old.search_names)
execute function forget_search();

create trigger forget_hub_search before update of name, description, tags on hubs
for each row when ((old.name, old.description, old.tags) is distinct from (new.name, new.description, new.tags)
  and new.search_names is not distinct from old.search_names)
execute function forget_search();

-- Every hashtag that anybody wrote. Spellings of one tag, in either script, have one sound.
create table hashtags (
  tag       text  primary key check (length(tag) <= 100),
  sound     text  not null,
  -- As its first author wrote it.
  spelling  text  not null,
  -- Public posts; counted within a minute.
  posts     int   not null default 0
);

create index hashtags_by_sound on hashtags (sound text_pattern_ops);
create index hashtags_by_prefix on hashtags (tag text_pattern_ops) where posts > 0;
create index hashtags_by_posts on hashtags (posts desc, tag) where posts > 0;
create index hashtags_near on hashtags using gin (tag gin_trgm_ops) where posts > 0;

-- What is to be added to those counts: rows that are only ever added and taken, so that nobody waits for a popular tag.
create table hashtag_changes (
  tag  text      not null,
  by   smallint  not null
);

create function count_hashtag() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into hashtag_changes (tag, by)
    select new.tag, 1 from standings s where s.post_id = new.post_id and s.is_live and not s.is_private;
  else
    insert into hashtag_changes (tag, by)
    select old.tag, -1 from standings s where s.post_id = old.post_id and s.is_live and not s.is_private;
  end if;
  return null;
end
$$;

create trigger count_hashtag after insert or delete on post_hashtags
for each row execute function count_hashtag();

create function count_hashtags_of_post() returns trigger
language plpgsql as $$
begin
  insert into hashtag_changes (tag, by)
  select h.tag, case when new.is_live and not new.is_private then 1 else -1 end
  from post_hashtags h where h.post_id = new.post_id;
  return null;
end
$$;

create trigger count_hashtags_of_post after update of is_live, is_private on standings
for each row when ((old.is_live and not old.is_private) <> (new.is_live and not new.is_private))
execute function count_hashtags_of_post();

-- What was written before: counted once, here; the sounds follow with the backlog.
insert into hashtags (tag, sound, spelling, posts)
select h.tag, '', h.tag, count(*) filter (where s.is_live and not s.is_private)
from post_hashtags h join standings s on s.post_id = h.post_id
group by h.tag;

create index hashtags_unheard on hashtags (tag) where sound = '';

-- One row for each sound and hour (since 1970) in which somebody wrote it: what the last day is held against.
create table hashtag_hours (
  hour     int   not null,
  sound    text  not null,
  -- Distinct authors; those who came of late count less.
  authors  real  not null,
  uses     int   not null,
  primary key (hour, sound)
);

-- What trends, as the last recount saw it.
create table trends (
  sound      text            primary key,
  tag        text            not null,
  category   text            not null,
  count      int             not null,
  hours      int[]           not null check (cardinality(hours) = 24),
  score      real            not null,
  peak       real            not null,
  peaked_at  timestamptz(3)  not null,
  -- Waits for the staff to look at it: much of it was removed, or a word in it is on the list.
  is_held    boolean         not null default false
);

create index trends_by_score on trends (score desc, sound);

create table hidden_trends (
  sound       text            primary key,
  tag         text            not null,
  reason      text            not null check (length(reason) between 3 and 300),
  by_id       bigint          references users on delete set null,
  created_at  timestamptz(3)  not null default now()
);

create index hidden_trends_by on hidden_trends (by_id) where by_id is not null;

-- What the staff did about trends; it only grows.
create table trend_log (
  id          bigint          primary key default make_id(),
  act         text            not null check (act in ('hide', 'show')),
  sound       text            not null,
  tag         text            not null,
  reason      text            not null default '' check (length(reason) <= 300),
  by_id       bigint          references users on delete set null,
  created_at  timestamptz(3)  not null default now()
);

create index trend_log_of_sound on trend_log (sound, id desc);
create index trend_log_by on trend_log (by_id) where by_id is not null;

-- Whom and which hubs a member does not want to be suggested.
create table passed_over (
  user_id   bigint          not null references users on delete cascade,
  kind      text            not null check (kind in ('user', 'jehub')),
  thing_id  bigint          not null,
  at        timestamptz(3)  not null default now(),
  primary key (user_id, kind, thing_id)
);
