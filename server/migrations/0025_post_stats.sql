-- The table `standings` gets the name by which everybody would look for it, and so do its indexes, checks and trigger.
alter table standings rename to post_stats;

do $$
declare
  named record;
begin
  for named in
    select conname as name from pg_constraint where conrelid = 'post_stats'::regclass and conname like 'standings%'
  loop
    execute format('alter table post_stats rename constraint %I to %I',
      named.name, replace(named.name, 'standings', 'post_stats'));
  end loop;
  for named in
    select c.relname as name from pg_index i
    join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'post_stats'::regclass and c.relname like 'standings%'
  loop
    execute format('alter index %I rename to %I', named.name, replace(named.name, 'standings', 'post_stats'));
  end loop;
end
$$;

alter trigger standings_counted on post_stats rename to post_stats_counted;

-- For servers of the version before, which may still run while this one starts. A later migration drops it.
create view standings as select * from post_stats;
