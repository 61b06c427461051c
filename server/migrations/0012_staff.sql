-- What was reported to the site: one case for each thing, however many report it.
create table cases (
  id            bigint          primary key default make_id(),
  kind          text            not null check (kind in ('post', 'comment', 'clip', 'jehub', 'user')),
  thing_id      bigint          not null,
  -- Whom it concerns: the author, the owner of the hub, the member. Null once they are gone.
  subject_id    bigint          references users on delete set null,
  -- The weightiest reason of its reports: 3 child safety, 2 private pictures, 1 harassment, 0 all else.
  priority      smallint        not null default 0 check (priority between 0 and 3),
  report_count  int             not null default 0 check (report_count >= 0),
  -- The thing as it read when it was first reported, whatever becomes of it.
  evidence      jsonb           not null,
  -- Its files, which stay while the evidence does.
  file_keys     text[]          not null default '{}',
  state         text            not null default 'open' check (state in ('open', 'closed')),
  outcome       text            check (outcome in ('dismissed', 'removed', 'labelled', 'warned', 'suspended', 'gone')),
  decided_by    bigint          references users on delete set null,
  created_at    timestamptz(3)  not null default now(),
  due_at        timestamptz(3)  not null default now() + interval '24 hours',
  closed_at     timestamptz(3),
  check ((state = 'open') = (closed_at is null) and (state = 'open') = (outcome is null))
);

create unique index cases_open_once on cases (kind, thing_id) where state = 'open';
create index cases_open on cases (priority desc, id) where state = 'open';
create index cases_closed on cases (closed_at desc, id desc) where state = 'closed';
create index cases_of_thing on cases (kind, thing_id, id desc);
create index cases_of_subject on cases (subject_id, id desc) where subject_id is not null;
create index cases_decided_by on cases (decided_by) where decided_by is not null;
create index cases_of_file on cases using gin (file_keys);
create index cases_to_empty on cases (closed_at) where state = 'closed' and evidence <> '{}';

-- Nobody's where the house itself found it.
alter table reports
  alter column reporter_id drop not null,
  add column case_id bigint references cases on delete set null;
create index reports_of_case on reports (case_id) where case_id is not null;
drop index reports_of_site;

-- What was reported before there were cases.
insert into cases (kind, thing_id, report_count, evidence, priority, created_at, due_at)
select r.kind, r.thing_id, count(*), '{}',
  max(case r.reason when 'childSafety' then 3 when 'privateImages' then 2 when 'harassment' then 1 else 0 end),
  min(r.created_at), min(r.created_at) + interval '24 hours'
from reports r where r.hub_id is null and r.state = 'open'
group by r.kind, r.thing_id;
update reports r set case_id = c.id
from cases c where c.kind = r.kind and c.thing_id = r.thing_id and r.hub_id is null and r.state = 'open';
update cases c set subject_id = t.subject_id, evidence = jsonb_build_object(
  'title', t.title, 'content', t.content, 'images', '[]'::jsonb,
  'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from (
  select k.kind, p.id, p.author_id as subject_id, p.title, p.content
  from posts p, (values ('post'), ('clip')) k(kind)
  union all
  select 'comment', m.id, m.author_id, '', m.content from comments m
  union all
  select 'user', u.id, u.id, u.display_name, u.bio from users u
  union all
  select 'jehub', h.id, o.user_id, h.name, h.description
  from hubs h left join hub_members o on o.hub_id = h.id and o.role = 'owner'
) t
where t.kind = c.kind and t.id = c.thing_id;

-- The queue of a hub has the weightiest first, too.
alter table mod_queue add column priority smallint not null default 0 check (priority between 0 and 3);
drop index mod_queue_open;
create index mod_queue_open on mod_queue (hub_id, priority desc, id) where closed_at is null;
update mod_queue q set priority = r.priority
from (
  select thing_id,
    max(case reason when 'childSafety' then 3 when 'privateImages' then 2 when 'harassment' then 1 else 0 end) as priority
  from reports where state = 'open' group by thing_id
) r
where q.closed_at is null and r.thing_id = coalesce(q.comment_id, q.post_id);
create or replace view open_queue as
select q.id, q.hub_id, q.post_id, q.comment_id, q.report_count, q.held_for, q.created_at, q.priority
from mod_queue q
join posts p on p.id = q.post_id and p.state in ('live', 'held')
left join comments c on c.id = q.comment_id
where q.closed_at is null and (q.comment_id is null or c.state in ('live', 'held'));

-- What the staff of the site did to somebody is an act like those of the teams, without a hub, and can be appealed.
alter table mod_log
  alter column hub_id drop not null,
  -- The hub that was taken away, where that was done.
  add column about_hub_id bigint references hubs on delete set null;
create index mod_log_about_hub on mod_log (about_hub_id, id desc) where about_hub_id is not null;

-- The staff of the site labelled it: neither its author nor AutoMod takes that back.
alter table posts add column is_labelled boolean not null default false;

-- What was taken away or is held, and clips, for the staff to look through.
create index posts_taken on posts (id desc) where state in ('removed', 'held');
create index posts_of_clips on posts (id desc) where kind = 'clip';
create index comments_taken on comments (id desc) where state in ('removed', 'held');

-- Taken away by the site, not closed by its owner: it can come back as it was.
alter table hubs add column is_removed boolean not null default false check (not is_removed or closed_at is not null);

-- Whether the pictures of a post are for some only: those of what is private, or not there for everybody.
create function set_picture_privacy(the_posts bigint[]) returns void
language sql
begin atomic
  update images i set is_private = not n.is_public
  from (
    select x.image_id, bool_or(s.is_live and not s.is_private) as is_public
    from post_images x
    join standings s on s.post_id = x.post_id
    where x.image_id in (select y.image_id from post_images y where y.post_id = any(the_posts))
    group by x.image_id
  ) n
  where i.id = n.image_id and i.is_private = n.is_public;
end;

-- As before, and for the site also outside of hubs. Nobody but those who may read it fetches its pictures.
create or replace function moderate_post(the_post bigint, the_state text) returns boolean
language plpgsql as $$
begin
  update posts p
  set state = the_state, deleted_at = case when the_state = 'live' then null else now() end
  where p.id = the_post and p.state <> 'deleted' and p.state <> the_state;
  if not found then return false; end if;
  -- What stands in a hub that was taken away waits for it.
  update standings s set is_live = the_state = 'live', is_held = the_state <> 'live'
  where s.post_id = the_post
    and not exists (select from hubs h where h.id = s.hub_id and h.is_removed);
  if the_state <> 'live' then
    update posts p set is_hub_pinned = false where p.id = the_post and p.is_hub_pinned;
  end if;
  perform set_picture_privacy(array[the_post]);
  return true;
end
$$;

-- Takes a hub away with all its posts. Its members stay, so that it can come back.
create function remove_hub(the_hub bigint) returns void
language plpgsql as $$
begin
  perform uncount_posts(the_hub);
  update hubs h set closed_at = now(), is_removed = true, post_count = 0 where h.id = the_hub;
  perform set_config('jes.counts_itself', 'on', true);
  update standings s set is_live = false, is_held = false where s.hub_id = the_hub and (s.is_live or s.is_held);
  perform set_config('jes.counts_itself', '', true);
  perform set_picture_privacy(array(select s.post_id from standings s where s.hub_id = the_hub));
  update images i set is_private = true from hubs h where h.id = the_hub and i.id = h.cover_id;
end
$$;

create function bring_hub_back(the_hub bigint) returns void
language plpgsql as $$
begin
  perform set_config('jes.counts_itself', 'on', true);
  update standings s set is_live = p.state = 'live', is_held = p.state in ('held', 'removed')
  from posts p
  where s.hub_id = the_hub and p.id = s.post_id and p.state <> 'deleted';
  perform set_config('jes.counts_itself', '', true);
  update hubs h set closed_at = null, is_removed = false,
    post_count = (select count(*) from standings s where s.hub_id = the_hub and s.is_live)
  where h.id = the_hub;
  -- In the order of their ids, as whoever follows locks them.
  perform from users u
  where u.id in (select s.author_id from standings s where s.hub_id = the_hub and s.is_live and not s.is_private)
  order by u.id for no key update;
  update users u set post_count = u.post_count + n.posts
  from (
    select s.author_id, count(*)::int as posts from standings s
    where s.hub_id = the_hub and s.is_live and not s.is_private
    group by s.author_id
  ) n
  where u.id = n.author_id;
  perform set_picture_privacy(array(select s.post_id from standings s where s.hub_id = the_hub));
  update images i set is_private = h.is_private from hubs h where h.id = the_hub and i.id = h.cover_id;
end
$$;

-- Reasons that the staff gives often, in both languages.
create table reason_templates (
  id          bigint          primary key default make_id(),
  name        text            not null check (length(name) between 1 and 60),
  en          text            not null check (length(en) between 1 and 500),
  ne          text            not null check (length(ne) between 1 and 500),
  created_at  timestamptz(3)  not null default now()
);

-- Everything that the staff does. It only grows: each row holds the hash of the one before, and nothing can be changed or
-- taken away. Ids are kept without a reference, since an account that ends may not change what was written.
create table audit_log (
  place      bigint          primary key,
  at         timestamptz(3)  not null,
  by_id      bigint,
  action     text            not null check (length(action) <= 40),
  kind       text            check (length(kind) <= 20),
  thing_id   text            check (length(thing_id) <= 60),
  reason     text            not null check (length(reason) <= 500),
  facts      jsonb           not null,
  prev_hash  bytea           not null,
  hash       bytea           not null
);

create index audit_log_by on audit_log (by_id, place desc);
create index audit_log_of_thing on audit_log (kind, thing_id, place desc);
create index audit_log_of_action on audit_log (action, place desc);

create function audit_hash(prev bytea, place bigint, at timestamptz, by_id bigint, action text, kind text, thing_id text, reason text, facts jsonb)
returns bytea
language sql stable
return sha256(prev || convert_to(jsonb_build_array(
  place, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), by_id, action, kind, thing_id, reason, facts)::text, 'UTF8'));

-- One after another: who writes waits for whoever wrote before to be done.
create function audit(the_by bigint, the_action text, the_kind text, the_thing text, the_reason text, the_facts jsonb default '{}')
returns bigint
language plpgsql as $$
declare
  last record;
  next_place bigint;
  now_at timestamptz(3) := clock_timestamp();
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select l.place, l.hash into last from audit_log l order by l.place desc limit 1;
  next_place := coalesce(last.place, 0) + 1;
  insert into audit_log (place, at, by_id, action, kind, thing_id, reason, facts, prev_hash, hash)
  values (next_place, now_at, the_by, the_action, the_kind, the_thing, the_reason, the_facts, coalesce(last.hash, ''::bytea),
    audit_hash(coalesce(last.hash, ''::bytea), next_place, now_at, the_by, the_action, the_kind, the_thing, the_reason, the_facts));
  return next_place;
end
$$;

create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'The audit log only grows.';
end
$$;

create trigger audit_log_only_grows before update or delete on audit_log
for each row execute function refuse_change();
create trigger audit_log_stays before truncate on audit_log
for each statement execute function refuse_change();

-- How far a member is trusted once their address is proved and three days have passed; until then it is 0 whatever stands
-- here. 0 lately reprimanded, 1 as usual, 2 of long and good standing. A job looks each night, the staff at once.
alter table users add column trust smallint not null default 1 check (trust between 0 and 2);
create index users_staff on users (id desc) where role <> 'member';
create index users_suspended on users (id desc) where suspended_until is not null;
create index hubs_closed on hubs (id desc) where closed_at is not null;

-- Somebody without an account, or with one, asks for redress; known by its number alone.
create table grievances (
  id          bigint          primary key default make_id(),
  number      text            not null check (number ~ '^JES-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  name        text            not null check (length(name) between 1 and 100),
  email       text            not null check (length(email) <= 254),
  reason      text            not null check (length(reason) <= 20),
  link        text            not null default '' check (length(link) <= 500),
  text        text            not null check (length(text) between 10 and 3000),
  language    text            not null default 'en' check (language in ('en', 'ne')),
  priority    smallint        not null default 0 check (priority between 0 and 3),
  state       text            not null default 'open' check (state in ('open', 'answered')),
  answer      text            not null default '' check (length(answer) <= 2000),
  decided_by  bigint          references users on delete set null,
  created_at  timestamptz(3)  not null default now(),
  due_at      timestamptz(3)  not null default now() + interval '24 hours',
  answered_at timestamptz(3),
  check ((state = 'open') = (answered_at is null))
);

create unique index grievances_by_number on grievances (number);
create index grievances_open on grievances (priority desc, id) where state = 'open';
create index grievances_answered on grievances (id desc) where state = 'answered';
create index grievances_decided_by on grievances (decided_by) where decided_by is not null;

-- Words that the staff watches for: in what trends (held until looked at), in what is written (a case is opened), in usernames (refused).
create table watched_words (
  id          bigint          primary key default make_id(),
  list        text            not null check (list in ('trends', 'content', 'usernames')),
  word        text            not null check (length(word) between 2 and 50),
  by_id       bigint          references users on delete set null,
  created_at  timestamptz(3)  not null default now()
);

create unique index watched_words_once on watched_words (list, lower(word));
create index watched_words_by on watched_words (by_id) where by_id is not null;

-- What the whole site is told, at the top of every page.
create table announcements (
  id          bigint          primary key default make_id(),
  en          text            not null check (length(en) between 1 and 300),
  ne          text            not null check (length(ne) between 1 and 300),
  link        text            not null default '' check (length(link) <= 300),
  tone        text            not null default 'info' check (tone in ('info', 'warning')),
  starts_at   timestamptz(3)  not null default now(),
  ends_at     timestamptz(3)  not null check (ends_at > starts_at),
  by_id       bigint          references users on delete set null,
  created_at  timestamptz(3)  not null default now()
);

create index announcements_current on announcements (ends_at);
create index announcements_by on announcements (by_id) where by_id is not null;

-- What can be switched off for a while; a flag without a row is on.
create table flags (
  key         text            primary key check (length(key) <= 40),
  is_on       boolean         not null,
  updated_at  timestamptz(3)  not null default now()
);

-- The figures of each day (in Nepal's time), worked out by a job.
create table site_days (
  day              date    primary key,
  new_members      int     not null default 0,
  active_members   int     not null default 0,
  posts            int     not null default 0,
  comments         int     not null default 0,
  clips            int     not null default 0,
  reports          int     not null default 0,
  answered         int     not null default 0,
  -- Half of the answers took no longer.
  answer_minutes   int,
  late             int     not null default 0
);

-- Errors of the server and of the browser, counted by the day.
create table error_days (
  day     date  not null,
  source  text  not null check (source in ('server', 'browser')),
  count   int   not null default 0,
  primary key (day, source)
);

-- What went wrong lately, for the staff; the oldest go.
create table errors (
  id          bigint          primary key default make_id(),
  source      text            not null check (source in ('server', 'browser')),
  report      text            not null check (length(report) <= 60),
  message     text            not null check (length(message) <= 500),
  place       text            not null check (length(place) <= 300),
  created_at  timestamptz(3)  not null default now()
);

create index errors_latest on errors (id desc);
