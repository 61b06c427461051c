-- Search and trigrams need a UTF-8 character type: with "C" Devanagari has no letters at all.
create extension if not exists pg_trgm;

do $$
begin
  if similarity('काठमाडौं', 'काठमाडौँ') < 0.3 then
    raise exception 'This database cannot read Devanagari: make it anew with LC_CTYPE C.UTF-8 (or another UTF-8 locale).';
  end if;
end
$$;

-- Ids rise with time, so an index on the id is an index on the age: 48 bits of milliseconds, 16 of a running number.
create sequence id_tails;

create function make_id() returns bigint
language sql volatile
return ((extract(epoch from clock_timestamp()) * 1000)::bigint << 16) | (nextval('id_tails') & 65535);

create table users (
  id                 bigint          primary key default make_id(),
  username           text            not null check (length(username) between 3 and 30 and username ~ '^[a-z0-9_]+(\.[a-z0-9_]+)*$'),
  email              text            not null check (length(email) <= 254 and email = lower(email)),
  email_verified_at  timestamptz(3),
  password_hash      text            not null,
  display_name       text            not null check (length(display_name) between 1 and 50),
  bio                text            not null default '' check (length(bio) <= 300),
  image              text,
  role               text            not null default 'member' check (role in ('member', 'moderator', 'admin')),
  settings           jsonb           not null default '{}',
  premium_until      timestamptz(3),
  suspended_until    timestamptz(3),
  created_at         timestamptz(3)  not null default now()
);

create unique index users_by_username on users (username);
create unique index users_by_email on users (email);

-- One row for each device that is signed in. Only hashes are kept: a stolen database opens no session.
create table sessions (
  id            bigint          primary key default make_id(),
  user_id       bigint          not null references users on delete cascade,
  refresh_hash  bytea           not null,
  device        text            not null check (length(device) <= 200),
  address       text            not null check (length(address) <= 60),
  created_at    timestamptz(3)  not null default now(),
  last_used_at  timestamptz(3)  not null default now(),
  idle_until    timestamptz(3)  not null,
  ends_at       timestamptz(3)  not null
);

create unique index sessions_by_refresh_hash on sessions (refresh_hash);
create index sessions_of_user on sessions (user_id, last_used_at desc);

-- Where a member has logged in before: a log-in from elsewhere is told by mail, and one from here
-- does not suffer from strangers who try this account.
create table known_devices (
  user_id       bigint          not null references users on delete cascade,
  device        text            not null check (length(device) <= 200),
  address       text            not null check (length(address) <= 60),
  last_seen_at  timestamptz(3)  not null default now(),
  primary key (user_id, device, address)
);

create table access_tokens (
  token_hash  bytea           primary key,
  session_id  bigint          not null references sessions on delete cascade,
  expires_at  timestamptz(3)  not null
);

create index access_tokens_of_session on access_tokens (session_id);
create index access_tokens_expiring on access_tokens (expires_at);

-- Refresh tokens that were used up. The successor of one is hmac(token, salt): whoever shows the
-- token within the grace gets the same successor; later it betrays a thief and ends the session.
create table spent_refresh_tokens (
  token_hash  bytea           primary key,
  session_id  bigint          not null references sessions on delete cascade,
  salt        bytea           not null,
  spent_at    timestamptz(3)  not null default now()
);

create index spent_refresh_tokens_of_session on spent_refresh_tokens (session_id);

create table email_proofs (
  user_id          bigint          primary key references users on delete cascade,
  token_hash       bytea           not null,
  code_hash        bytea           not null,
  code_tries       smallint        not null default 0,
  code_expires_at  timestamptz(3)  not null,
  expires_at       timestamptz(3)  not null
);

create unique index email_proofs_by_token on email_proofs (token_hash);

create table password_resets (
  user_id     bigint          primary key references users on delete cascade,
  token_hash  bytea           not null,
  expires_at  timestamptz(3)  not null
);

create unique index password_resets_by_token on password_resets (token_hash);

create table two_factor (
  user_id     bigint          primary key references users on delete cascade,
  secret      text            not null,
  enabled_at  timestamptz(3),
  last_step   bigint          not null default 0
);

create table recovery_codes (
  user_id    bigint          not null references users on delete cascade,
  code_hash  bytea           not null,
  used_at    timestamptz(3),
  primary key (user_id, code_hash)
);
