-- Not sent to the devices of the member because it was quiet there; what is still unread is in one summary after.
alter table notifications add column silenced_at timestamptz(3);

create index notifications_silenced on notifications (user_id) where silenced_at is not null;

-- The follower hears of each new post.
alter table follows add column has_bell boolean not null default false;

create index bells_of_followed on follows (followed_id, follower_id) where has_bell;
