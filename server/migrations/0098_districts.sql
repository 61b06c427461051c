-- The district that a hub says it is of: a key of the contract's table.
alter table hubs add column district text check (length(district) <= 40);
create index hubs_of_district on hubs (district, heat desc, id desc) where district is not null and closed_at is null;

-- Where to look for what is written of a district: posts of the last month, found every few minutes. Whether one is of the
-- district still, and who may see it, is decided when it is read.
create table district_posts (
  district  text    not null check (length(district) <= 40),
  post_id   bigint  not null references posts on delete cascade,
  primary key (district, post_id)
);
create index district_posts_of_post on district_posts (post_id);

create table district_trends (
  district  text       not null check (length(district) <= 40),
  sound     text       not null check (length(sound) <= 400),
  tag       text       not null check (length(tag) <= 100),
  category  text       not null check (length(category) <= 100),
  count     int        not null,
  authors   int        not null,
  -- Posts in each of the last 24 hours, oldest first.
  hours     int[]      not null,
  primary key (district, sound)
);

create table district_counts (
  district  text  primary key check (length(district) <= 40),
  members   int   not null,
  posts     int   not null
);
