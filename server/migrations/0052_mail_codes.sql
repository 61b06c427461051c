-- A code that was sent to a member's own address, as a proof in place of the password. The address is stored with it:
-- a code to an address that was changed meanwhile proves nothing.
create table mail_codes (
  user_id     bigint          primary key references users on delete cascade,
  email       text            not null,
  -- A keyed hash: a million codes are tried in a moment.
  code_mark   text            not null,
  tries       smallint        not null default 0,
  sent_at     timestamptz(3)  not null default now(),
  expires_at  timestamptz(3)  not null
);

create index mail_codes_to_sweep on mail_codes (expires_at);
