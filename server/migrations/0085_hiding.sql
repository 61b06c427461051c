-- Posts that a member wants to see in no list: seen already, or of no interest, from which For you learns.
create table hidden_posts (
  user_id     bigint          not null references users on delete cascade,
  post_id     bigint          not null references posts on delete cascade,
  reason      text            not null check (reason in ('seen', 'notInterested')),
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, post_id)
);

create index hidden_posts_of_post on hidden_posts (post_id);
create index hidden_posts_learnt on hidden_posts (user_id, created_at desc) where reason = 'notInterested';

-- Hubs of which a member wants fewer posts in For you.
create table fewer_hubs (
  user_id     bigint          not null references users on delete cascade,
  hub_id      bigint          not null references hubs on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, hub_id)
);

create index fewer_hubs_of_hub on fewer_hubs (hub_id);

-- For you counts nothing that a member did before this.
create table feed_resets (
  user_id   bigint          primary key references users on delete cascade,
  reset_at  timestamptz(3)  not null default now()
);
