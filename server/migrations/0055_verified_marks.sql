-- Whom the staff has verified as a public person or organisation, and why, for everybody to read.
alter table users
  add column verified_as      text            check (verified_as in ('person', 'organisation')),
  add column verified_reason  text            check (length(verified_reason) between 1 and 4000),
  add column verified_at      timestamptz(3),
  add check ((verified_as is null) = (verified_reason is null) and (verified_as is null) = (verified_at is null));

-- Whether the sites that members link to on their profiles are theirs.
create table link_proofs (
  user_id     bigint          not null references users on delete cascade,
  link        text            not null check (length(link) <= 200),
  state       text            not null default 'waiting' check (state in ('waiting', 'proven', 'missing')),
  checked_at  timestamptz(3),
  primary key (user_id, link)
);

create index link_proofs_to_check on link_proofs (checked_at) where state = 'proven';
