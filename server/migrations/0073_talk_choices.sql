alter table talk_members
  add column is_muted boolean not null default false,
  add column pinned_at timestamptz(3),
  add column is_archived boolean not null default false;

drop index talk_members_latest;
drop index talk_members_unread;
create index talk_members_latest on talk_members (user_id, folder, last_at desc, talk_id desc)
  where last_at is not null and not is_archived;
create index talk_members_unread on talk_members (user_id, folder, last_at desc, talk_id desc)
  where last_at is not null and not is_archived and read_seq < last_seq;
create index talk_members_archived on talk_members (user_id, last_at desc, talk_id desc)
  where last_at is not null and is_archived;
create index talk_members_pinned on talk_members (user_id) where pinned_at is not null;
