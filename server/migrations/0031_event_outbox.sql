-- Events that wait to be published by Redis, written in the transaction of their cause. Empty most of the time, and
-- without Redis always; dead rows would slow every look into it, so it is vacuumed after few.
create table event_outbox (
  id       bigint generated always as identity primary key,
  channel  text not null,
  -- Whom it concerns, where not every server has to know it.
  room     text,
  payload  text not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
