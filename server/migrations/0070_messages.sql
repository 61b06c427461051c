-- A talk of two people: one row, whoever began it. It is locked to number a message, so the order is exact.
create table talks (
  id          bigint          primary key default make_id(),
  first_id    bigint          not null references users on delete cascade,
  second_id   bigint          not null references users on delete cascade,
  last_seq    int             not null default 0,
  -- Who wrote first to somebody who does not follow them, and when: so many a day are allowed.
  begun_by    bigint          references users on delete cascade,
  begun_at    timestamptz(3),
  created_at  timestamptz(3)  not null default now(),
  check (first_id < second_id)
);

create unique index talks_of_two on talks (first_id, second_id);
create index talks_of_second on talks (second_id);
create index talks_begun on talks (begun_by, begun_at) where begun_by is not null;

-- A talk as one of its members has it.
create table talk_members (
  talk_id      bigint          not null references talks on delete cascade,
  user_id      bigint          not null references users on delete cascade,
  -- new: nothing was sent yet; requests: a stranger wrote, and waits for an answer.
  folder       text            not null default 'new' check (folder in ('new', 'talks', 'requests')),
  -- The talk's own, so that what is unread is one index.
  last_seq     int             not null default 0,
  read_seq     int             not null default 0,
  -- Deleted for this member up to here.
  cleared_seq  int             not null default 0,
  -- Null while there is nothing to list.
  last_at      timestamptz(3),
  primary key (talk_id, user_id)
);

create index talk_members_latest on talk_members (user_id, folder, last_at desc, talk_id desc) where last_at is not null;
create index talk_members_unread on talk_members (user_id, folder, last_at desc, talk_id desc)
  where last_at is not null and read_seq < last_seq;

create table messages (
  talk_id      bigint          not null references talks on delete cascade,
  seq          int             not null check (seq > 0),
  id           bigint          not null default make_id(),
  sender_id    bigint          not null references users on delete cascade,
  -- Encrypted; null once it was deleted for both.
  sealed_body  bytea,
  created_at   timestamptz(3)  not null,
  primary key (talk_id, seq)
);

create unique index messages_by_id on messages (id);
create index messages_of_sender on messages (sender_id, id);
