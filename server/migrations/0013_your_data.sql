-- A new address counts once a link that was sent there has been opened.
create table email_changes (
  user_id     bigint          primary key references users on delete cascade,
  email       text            not null check (length(email) <= 254 and email = lower(email)),
  token_hash  bytea           not null,
  expires_at  timestamptz(3)  not null
);

create unique index email_changes_by_token on email_changes (token_hash);

-- Log-ins and what else touches an account, for its owner to read.
create table login_log (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  event       text            not null check (event in
    ('login', 'failed', 'logout', 'password', 'reset', 'email', 'username', 'twoStepOn', 'twoStepOff', 'recoveryCode', 'export', 'deletion')),
  device      text            not null check (length(device) <= 200),
  address     text            not null check (length(address) <= 60),
  created_at  timestamptz(3)  not null default now()
);

create index login_log_of_user on login_log (user_id, id desc);

-- Which version of the rules and terms a member accepted; when the account ends, and what becomes of the posts then.
alter table users
  add column accepted_rules      text            check (length(accepted_rules) <= 20),
  add column accepted_at         timestamptz(3),
  add column username_changed_at timestamptz(3),
  add column image_id            bigint          references images on delete set null,
  add column cover_id            bigint          references images on delete set null,
  add column leaves_at           timestamptz(3),
  add column leaves_posts        boolean         not null default false;

create index users_image on users (image_id) where image_id is not null;
create index users_cover on users (cover_id) where cover_id is not null;
create index users_leaving on users (leaves_at) where leaves_at is not null;

-- Everything of a member as a ZIP, made by a job.
create table exports (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  state       text            not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  key         text            check (length(key) <= 200),
  bytes       bigint,
  attempts    smallint        not null default 0,
  -- The last sign of life of whoever makes it.
  worked_at   timestamptz(3),
  ready_at    timestamptz(3),
  expires_at  timestamptz(3),
  created_at  timestamptz(3)  not null default now(),
  check ((state = 'ready') <= (key is not null and bytes is not null and expires_at is not null))
);

create unique index exports_waiting on exports (user_id) where state = 'waiting';
create index exports_of_user on exports (user_id, id desc);
create index exports_ending on exports (expires_at) where state = 'ready';
create index exports_by_key on exports (key) where key is not null;

-- Hands an export to its owner's browser, which sends no token with a download. Used once, within minutes.
create table export_tickets (
  token_hash  bytea           primary key,
  export_id   bigint          not null references exports on delete cascade,
  expires_at  timestamptz(3)  not null
);

create index export_tickets_of_export on export_tickets (export_id);

-- Who keeps what a member leaves behind without a name. Nobody can log in as them.
insert into users (id, username, email, password_hash, display_name, created_at)
values (1, 'deleted_member', 'nobody@invalid', '!', 'Deleted member', '2024-01-01')
on conflict do nothing;
