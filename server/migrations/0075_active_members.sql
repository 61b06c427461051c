-- When somebody who shows it was last connected, within a minute; after a crash nobody is, so nothing is lost.
create unlogged table active_members (
  user_id    bigint          primary key references users on delete cascade,
  active_at  timestamptz(3)  not null
);
