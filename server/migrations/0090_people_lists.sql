-- Lists of people: their posts are a feed.
create table people_lists (
  id          bigint          primary key default make_id(),
  owner_id    bigint          not null references users on delete cascade,
  name        text            not null check (octet_length(name) <= 800),
  about       text            not null default '' check (octet_length(about) <= 3200),
  is_public   boolean         not null default false,
  created_at  timestamptz(3)  not null default now()
);

create index people_lists_of_owner on people_lists (owner_id, id desc);

create table people_list_members (
  list_id     bigint          not null references people_lists on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (list_id, user_id)
);

create index people_list_members_latest on people_list_members (list_id, created_at desc, user_id desc);
create index people_list_members_of_user on people_list_members (user_id, created_at desc);

-- Who took themselves off a public list: its owner cannot put them on it again.
create table people_list_leavers (
  list_id     bigint          not null references people_lists on delete cascade,
  user_id     bigint          not null references users on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (list_id, user_id)
);

create index people_list_leavers_of_user on people_list_leavers (user_id);

create table people_list_follows (
  user_id     bigint          not null references users on delete cascade,
  list_id     bigint          not null references people_lists on delete cascade,
  created_at  timestamptz(3)  not null default now(),
  primary key (user_id, list_id)
);

create index people_list_follows_of_list on people_list_follows (list_id);
