-- How far a new member is with the first steps, and what they chose there. Members from before have no row.
create table first_steps (
  user_id         bigint          primary key references users on delete cascade,
  step            smallint        not null default 1 check (step between 1 and 3),
  done_at         timestamptz(3),
  -- A key of the contract's table; known to the member alone. What they show is users.district.
  district        text            check (length(district) <= 40),
  interests       text[]          not null default '{}' check (cardinality(interests) <= 20),
  week_closed_at  timestamptz(3),
  created_at      timestamptz(3)  not null default now()
);

-- Who shows that they are of a district, the most followed first.
create index users_of_district on users (lower(district), follower_count desc, id desc) where district is not null;
