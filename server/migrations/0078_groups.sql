-- A group is a talk of many. It has no first and second, and its name is encrypted as its messages are.
alter table talks
  alter column first_id drop not null,
  alter column second_id drop not null,
  add column sealed_name bytea,
  add column image_id bigint references images on delete set null,
  add column made_by bigint references users on delete set null,
  add column invite_code text,
  add column invite_by bigint references users on delete set null,
  add check (num_nonnulls(first_id, second_id) = case when sealed_name is null then 2 else 0 end);

create unique index talks_by_invite on talks (invite_code) where invite_code is not null;
create index talks_with_image on talks (image_id) where image_id is not null;
create index talks_made_by on talks (made_by) where made_by is not null;
create index talks_invited_by on talks (invite_by) where invite_by is not null;

alter table talk_members
  add column is_group boolean not null default false,
  add column is_admin boolean not null default false,
  add column joined_at timestamptz(3) not null default now();

create index talk_members_groups on talk_members (user_id, last_at desc, talk_id desc)
  where is_group and folder = 'talks' and last_at is not null and not is_archived;

-- Whose messages a group may still have. Who was removed cannot come back by the link.
create table former_members (
  talk_id     bigint          not null references talks on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  is_removed  boolean         not null,
  left_at     timestamptz(3)  not null default now(),
  primary key (talk_id, user_id)
);

create index former_members_of_user on former_members (user_id);

-- Who was asked to join a group, once each. It counts as a stranger of the day also when the group is gone.
create table group_requests (
  id        bigint          primary key default make_id(),
  talk_id   bigint          references talks on delete set null,
  user_id   bigint          not null references users on delete cascade,
  asked_by  bigint          not null references users on delete cascade,
  asked_at  timestamptz(3)  not null default now()
);

create unique index group_requests_of_talk on group_requests (talk_id, user_id);
create index group_requests_of_user on group_requests (user_id);
create index group_requests_by on group_requests (asked_by, asked_at);

-- Whom somebody added to a group or removed from it, for a line of the talk.
create table line_people (
  talk_id  bigint  not null,
  seq      int     not null,
  user_id  bigint  not null references users on delete cascade,
  primary key (talk_id, seq, user_id),
  foreign key (talk_id, seq) references messages on delete cascade
);

create index line_people_of_user on line_people (user_id);

-- It takes whom a line is about now.
drop function if exists send_message(bigint, bigint, bigint, bytea, text, int, jsonb, bigint[]);
