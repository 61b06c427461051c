-- What members put before all else on their profiles; who has a pass, several.
create table pinned_posts (
  post_id    bigint          primary key references posts on delete cascade,
  user_id    bigint          not null references users on delete cascade,
  pinned_at  timestamptz(3)  not null default now()
);

create index pinned_posts_of_user on pinned_posts (user_id, pinned_at desc, post_id desc);

insert into pinned_posts (post_id, user_id)
select p.id, u.id from users u join posts p on p.id = u.pinned_post_id and p.author_id = u.id;

alter table users drop column pinned_post_id;

-- A folder that was removed can be brought back for a moment; what is in it counts as in none meanwhile.
alter table bookmark_folders add column removed_at timestamptz(3);
