-- Checked at the end of the transaction: every posting has entries, and they sum to zero.
create or replace function expect_balance() returns trigger
language plpgsql as $$
declare
  the_posting bigint := to_jsonb(new) ->> tg_argv[0];
  the_sum bigint;
begin
  select sum(e.paisa) into the_sum from ledger_entries e where e.posting_id = the_posting;
  if the_sum is distinct from 0 then
    raise exception 'The posting % does not balance.', the_posting using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create or replace function only_grow() returns trigger
language plpgsql as $$
begin
  raise exception '% only grows.', tg_table_name;
end
$$;
