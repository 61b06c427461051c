-- Not sent to the devices of the member because it was quiet there; what is still unread is in one summary after.
alter table notifications add column silenced_at timestamptz(3);

create index notifications_silenced on notifications (user_id) where silenced_at is not null;
