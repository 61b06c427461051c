-- The table `clip_deeds` and its column `deed` get the names by which everybody would look for them, and so do its index
-- and constraints.
alter table clip_deeds rename to clip_actions;
alter table clip_actions rename column deed to action;
alter index clip_deeds_of_user rename to clip_actions_of_user;

do $$
declare
  named record;
begin
  for named in
    select conname as name from pg_constraint where conrelid = 'clip_actions'::regclass and conname like 'clip_deeds%'
  loop
    execute format('alter table clip_actions rename constraint %I to %I',
      named.name, replace(replace(named.name, 'clip_deeds', 'clip_actions'), '_deed_', '_action_'));
  end loop;
end
$$;

-- For servers of the version before, which may still run while this one starts. A later migration drops it.
create view clip_deeds as select clip_id, user_id, action as deed from clip_actions;
