-- Who passed a post on to their followers. The id is its place in the feeds of those: it begins with the time, as a post's.
create table reposts (
  id       bigint  primary key default make_id(),
  post_id  bigint  not null references posts on delete cascade,
  user_id  bigint  not null references users on delete cascade
);

create unique index reposts_by_user on reposts (post_id, user_id);
create index reposts_of_user on reposts (user_id, id desc) include (post_id);
create index reposts_of_post on reposts (post_id, id desc) include (user_id);

alter table post_stats add column repost_count int not null default 0 check (repost_count >= 0);

alter table posts
  add column allows_quotes boolean not null default true,
  add column quoted_id bigint references posts on delete set null,
  -- Null where nothing is quoted. A linked quote without a post: that one is gone for good.
  add column quote_state text check (quote_state in ('linked', 'unlinked')),
  add check (quoted_id is null or (quote_state is not null and quote_state = 'linked'));

create index posts_of_quoted on posts (quoted_id, id desc) where quoted_id is not null;

alter table act_orders drop constraint act_orders_kind_check;
alter table act_orders add constraint act_orders_kind_check
  check (kind in ('vote', 'commentVote', 'bookmark', 'follow', 'join', 'poll', 'repost'));
