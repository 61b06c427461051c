-- An account may have a number instead of an address. The number is sealed with a key that is not in the database;
-- `phone_mark` is its keyed hash, by which the account is found.
alter table users
  alter column email drop not null,
  add column phone_mark text,
  add column sealed_phone bytea,
  add column phone_verified_at timestamptz(3),
  add constraint users_phone_is_whole check (num_nonnulls(phone_mark, sealed_phone, phone_verified_at) in (0, 3));

create unique index users_by_phone on users (phone_mark) where phone_mark is not null;

-- One attempt to prove a number: who asks holds the token, who has the phone the code.
create table phone_proofs (
  token_hash    bytea           primary key,
  purpose       text            not null check (purpose in ('enter', 'add', 'stepUp')),
  -- Whose account it is for; nobody's yet for who wants to come in.
  user_id       bigint          references users on delete cascade,
  phone_mark    text            not null,
  sealed_phone  bytea           not null,
  -- A keyed hash: a million codes are tried in a moment.
  code_mark     text            not null,
  -- Of the present code, and of all codes of this attempt.
  code_tries    smallint        not null default 0,
  tries         smallint        not null default 0,
  sends         smallint        not null default 1,
  sent_at       timestamptz(3)  not null default now(),
  -- The right code was given: what is left is to choose a name.
  proved_at     timestamptz(3),
  expires_at    timestamptz(3)  not null,
  check ((purpose = 'enter') = (user_id is null))
);

create index phone_proofs_of_user on phone_proofs (user_id) where user_id is not null;
create index phone_proofs_to_sweep on phone_proofs (expires_at);

-- What was sent, for the budget of a day and to see who pumps messages to a range of numbers. Keyed hashes alone.
create table sms_sent (
  id          bigint          primary key default make_id(),
  phone_mark  text            not null,
  range_mark  text            not null,
  parts       smallint        not null check (parts > 0),
  sent_at     timestamptz(3)  not null default now()
);

create index sms_sent_lately on sms_sent (sent_at) include (parts);
create index sms_sent_to_range on sms_sent (range_mark, sent_at) include (phone_mark);

-- Ranges that too many numbers of one block were asked for, for the alarm.
create table sms_pumped (
  range_mark  text            primary key,
  refused     int             not null default 1,
  last_at     timestamptz(3)  not null default now()
);

alter table login_log drop constraint login_log_event_check;
alter table login_log add constraint login_log_event_check check (event in
  ('login', 'failed', 'logout', 'password', 'reset', 'email', 'emailRemoved', 'username', 'phone', 'phoneRemoved',
    'twoStepOn', 'twoStepOff', 'recoveryCode', 'recoveryCodes', 'recoveryAsked', 'export', 'deletion'));
