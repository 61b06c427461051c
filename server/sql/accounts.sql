-- However a member is suspended: every server is notified at once, and ends tokens and sockets.
create or replace function end_suspended() returns trigger
language plpgsql as $$
begin
  perform publish('sessions_ended', json_build_object('userId', new.id::text)::text);
  return null;
end
$$;
