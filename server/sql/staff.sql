-- The hash of an entry of the audit log, over the entry and the hash of the one before.
create or replace function audit_hash(prev bytea, place bigint, at timestamptz, by_id bigint, action text, kind text, thing_id text, reason text, facts jsonb)
returns bytea
language sql stable
return sha256(prev || convert_to(jsonb_build_array(
  place, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), by_id, action, kind, thing_id, reason, facts)::text, 'UTF8'));

-- Writes an entry to the audit log, one after another: each writer waits for the one before.
create or replace function audit(the_by bigint, the_action text, the_kind text, the_thing text, the_reason text, the_facts jsonb default '{}')
returns bigint
language plpgsql as $$
declare
  last record;
  next_place bigint;
  now_at timestamptz(3) := clock_timestamp();
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select l.place, l.hash into last from audit_log l order by l.place desc limit 1;
  next_place := coalesce(last.place, 0) + 1;
  insert into audit_log (place, at, by_id, action, kind, thing_id, reason, facts, prev_hash, hash)
  values (next_place, now_at, the_by, the_action, the_kind, the_thing, the_reason, the_facts, coalesce(last.hash, ''::bytea),
    audit_hash(coalesce(last.hash, ''::bytea), next_place, now_at, the_by, the_action, the_kind, the_thing, the_reason, the_facts));
  return next_place;
end
$$;

create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'The audit log only grows.';
end
$$;
