-- What the webhook of ALERT_URL was last told to be ill: it is told again when that changes, or after some hours.
create table posted_alerts (
  check_name text primary key,
  said       text not null,
  posted_at  timestamptz(3) not null default now()
);
