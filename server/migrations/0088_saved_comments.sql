-- Comments that a member wants to find again.
create table saved_comments (
  user_id     bigint          not null references users on delete cascade,
  comment_id  bigint          not null references comments on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, comment_id)
);

create index saved_comments_of_user on saved_comments (user_id, created_at desc, comment_id desc);
create index saved_comments_of_comment on saved_comments (comment_id);

-- The few votes down of a member, among very many up.
create index post_downvotes_of_user on post_votes (user_id, created_at desc, post_id desc) where value = -1;
