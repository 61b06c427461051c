-- Which text of the functions in server/sql this database has (server/src/lib/sqlFunctions.ts).
create table applied_functions (
  only_one    boolean         primary key default true check (only_one),
  checksum    text            not null,
  applied_at  timestamptz(3)  not null default now()
);
