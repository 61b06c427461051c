alter table talks add column disappearing text check (disappearing in ('day', 'week'));

alter table messages
  add column expires_at timestamptz(3),
  -- What happened in the talk, in place of a text.
  add column line jsonb,
  add check (line is null or sealed_body is null);

create index messages_expiring on messages (expires_at) where expires_at is not null;

-- It takes what happened now.
drop function if exists send_message(bigint, bigint, bigint, bytea, text, int);
