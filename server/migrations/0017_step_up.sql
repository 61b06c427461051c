-- The demo's staff may do their work without a second factor outside production; nobody else of the staff may.
alter table users add column is_demo boolean not null default false;
update users set is_demo = true where role <> 'member' and email like '%@jes.example';

-- The secret of an authenticator app is sealed with a key that is not in the database. The server seals what is
-- still in clear at its next start, and `secret` is empty from then on.
alter table two_factor
  add column sealed_secret bytea,
  alter column secret drop not null,
  add constraint two_factor_has_secret check (num_nonnulls(secret, sealed_secret) = 1);

-- By what a wrong key is known before anything is sealed with it.
create table sealing_key (
  is_single    boolean  primary key default true check (is_single),
  fingerprint  bytea    not null
);

-- Who has lost both the app and the recovery codes waits 72 hours, in which the link of a mail stops it.
create table two_factor_recoveries (
  user_id      bigint          primary key references users on delete cascade,
  stop_hash    bytea           not null,
  ready_at     timestamptz(3)  not null,
  -- Of the link that is mailed when it is ready, and until when that works.
  finish_hash  bytea,
  expires_at   timestamptz(3),
  check ((finish_hash is null) = (expires_at is null))
);

create unique index two_factor_recoveries_by_stop on two_factor_recoveries (stop_hash);
create unique index two_factor_recoveries_by_finish on two_factor_recoveries (finish_hash) where finish_hash is not null;

-- How often an account was tried, in a window that begins with the first try; a restart forgets nothing. Keys are
-- hashes: an unknown name is counted like a known one, and nothing here tells which.
create table account_tries (
  key       bytea           primary key,
  count     int             not null check (count >= 0),
  began_at  timestamptz(3)  not null default now()
);

create index account_tries_to_sweep on account_tries (began_at);

alter table login_log drop constraint login_log_event_check;
alter table login_log add constraint login_log_event_check check (event in
  ('login', 'failed', 'logout', 'password', 'reset', 'email', 'username', 'twoStepOn', 'twoStepOff', 'recoveryCode',
    'recoveryCodes', 'recoveryAsked', 'export', 'deletion'));

-- Money does not go to a new place before this, so that its owner can say that it is not theirs.
alter table payouts add column held_until timestamptz(3);
