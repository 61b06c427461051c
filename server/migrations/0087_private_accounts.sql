-- Posts of a private account outside hubs are for its followers, whom it has admitted.
alter table users add column is_private boolean not null default false;

-- Who asks to follow a private account and has no answer yet.
create table follow_requests (
  follower_id  bigint          not null references users on delete cascade,
  followed_id  bigint          not null references users on delete cascade,
  created_at   timestamptz(3)  not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index follow_requests_of_followed on follow_requests (followed_id, created_at desc, follower_id desc);
