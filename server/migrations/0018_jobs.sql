-- Who works on jobs: every worker pool of a living process changes its beat here every few seconds.
-- What a pool has locked whose beat stands still is free again (server/src/lib/jobWorkers.ts).
create table job_workers (
  id text primary key,
  beat uuid not null default gen_random_uuid(),
  seen_at timestamptz(3) not null default now()
);
