-- How far the job came that writes the keys of all posts anew, from the oldest on. Servers of the version before write posts
-- without the new keys, so it goes on for an hour after this migration.
create table search_reindex (
  only_one  boolean         primary key default true check (only_one),
  post_id   bigint          not null default 0,
  until     timestamptz(3)  not null default now() + interval '1 hour',
  is_done   boolean         not null default false
);

insert into search_reindex (is_done)
select not exists (select from posts);
