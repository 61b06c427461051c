-- Publishes an event to all servers when the transaction commits: by NOTIFY, or by the outbox where the session says
-- so (`lib/db.ts` does with REDIS_URL). A room is whom it concerns; without one every server hears it.
create or replace function publish(the_channel text, the_payload text, the_room text default null) returns void
language plpgsql as $$
begin
  if current_setting('jes.events', true) = 'outbox' then
    insert into event_outbox (channel, room, payload) values (the_channel, the_room, the_payload);
  else
    perform pg_notify(the_channel, the_payload);
  end if;
end
$$;
