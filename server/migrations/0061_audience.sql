-- Who sees a post outside hubs. Null for everybody, as nearly always. is_private says the same in one comparison, and
-- keeps such a post out of the indexes of public posts.
alter table post_stats add column audience text check (audience in ('followers', 'mentioned'));

-- Whom a post mentions, by id: a name may change hands.
create table post_mentions (
  post_id  bigint  not null references posts on delete cascade,
  user_id  bigint  not null references users on delete cascade,
  primary key (post_id, user_id)
);

create index post_mentions_of_user on post_mentions (user_id);

insert into post_mentions (post_id, user_id)
select distinct p.id, u.id
from posts p
cross join lateral unnest(p.mentions[1:50]) m(username)
join users u on u.username = m.username
where p.mentions <> '{}';
