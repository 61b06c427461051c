-- Browsers that two-step log-in asks for no code, for 30 days after one was given there.
create table trusted_devices (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  -- Of the cookie of the browser; several accounts of one browser share it.
  token_hash  bytea           not null,
  device      text            not null check (length(device) <= 200),
  created_at  timestamptz(3)  not null default now(),
  expires_at  timestamptz(3)  not null
);

create unique index trusted_devices_of_user on trusted_devices (user_id, token_hash);
create index trusted_devices_to_sweep on trusted_devices (expires_at);
