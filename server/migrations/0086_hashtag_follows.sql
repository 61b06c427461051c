-- Hashtags that a member follows, in all spellings of either script: these have one sound.
create table hashtag_follows (
  user_id     bigint          not null references users on delete cascade,
  sound       text            not null check (length(sound) <= 400),
  -- As the member met it.
  tag         text            not null check (length(tag) <= 100),
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, sound)
);
