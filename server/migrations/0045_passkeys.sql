-- The public halves of the keys by which members log in with a finger, a face or the lock of their device.
create table passkeys (
  id             bigint          primary key default make_id(),
  user_id        bigint          not null references users on delete cascade,
  credential_id  bytea           not null check (length(credential_id) between 1 and 1023),
  public_key     bytea           not null,
  -- By this the device knows the account; random, and the same for all passkeys of a member.
  user_handle    bytea           not null,
  -- How often it has signed, where the device counts: a lower number betrays a copy.
  counter        bigint          not null default 0,
  transports     text[]          not null default '{}',
  is_synced      boolean         not null,
  name           text            not null check (length(name) between 1 and 240),
  created_at     timestamptz(3)  not null default now(),
  last_used_at   timestamptz(3)
);

create unique index passkeys_by_credential on passkeys (credential_id);
create index passkeys_of_user on passkeys (user_id, id);

-- What a device has to sign, once: bound to the session that asks, or to the browser of a visitor.
create table passkey_challenges (
  challenge_hash  bytea           primary key,
  purpose         text            not null check (purpose in ('create', 'prove', 'login')),
  session_id      bigint          references sessions on delete cascade,
  browser_hash    bytea,
  user_handle     bytea,
  expires_at      timestamptz(3)  not null,
  check ((purpose = 'login') = (session_id is null)),
  check ((purpose = 'login') = (browser_hash is not null)),
  check ((purpose = 'create') = (user_handle is not null))
);

create index passkey_challenges_of_session on passkey_challenges (session_id);
create index passkey_challenges_to_sweep on passkey_challenges (expires_at);

-- A passkey has proved who it is: this allows one step-up of the session.
create table passkey_proofs (
  token_hash  bytea           primary key,
  session_id  bigint          not null references sessions on delete cascade,
  expires_at  timestamptz(3)  not null
);

create index passkey_proofs_of_session on passkey_proofs (session_id);
create index passkey_proofs_to_sweep on passkey_proofs (expires_at);

alter table login_log drop constraint login_log_event_check;
alter table login_log add constraint login_log_event_check check (event in
  ('login', 'passkeyLogin', 'failed', 'logout', 'password', 'reset', 'email', 'emailRemoved', 'username', 'phone',
    'phoneRemoved', 'twoStepOn', 'twoStepOff', 'recoveryCode', 'recoveryCodes', 'recoveryAsked', 'passkeyAdded',
    'passkeyRemoved', 'export', 'deletion'));
