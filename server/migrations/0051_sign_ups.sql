-- How newcomers get in: one row.
create table sign_up_settings (
  id          boolean         primary key default true check (id),
  mode        text            not null default 'open' check (mode in ('open', 'invitation', 'approval', 'closed')),
  asks_proof  boolean         not null default false,
  updated_at  timestamptz(3)
);

insert into sign_up_settings default values;

-- A link with which a member lets one person in. It opens no account, so the code is stored as it is.
create table invitations (
  id          bigint          primary key default make_id(),
  by_id       bigint          not null references users on delete cascade,
  code        text            not null check (length(code) = 22),
  used_by     bigint          references users on delete set null,
  used_at     timestamptz(3),
  revoked_at  timestamptz(3),
  created_at  timestamptz(3)  not null default now()
);

create unique index invitations_by_code on invitations (code);
create index invitations_of_member on invitations (by_id, id);
create index invitations_by_newcomer on invitations (used_by);

-- Newcomers who wait for the staff, with all that their account needs.
create table sign_up_requests (
  id                 bigint          primary key default make_id(),
  username           text            not null,
  email              text,
  email_verified_at  timestamptz(3),
  password_hash      text            not null,
  phone_mark         text,
  sealed_phone       bytea,
  provider           text,
  issuer             text,
  subject            text,
  language           text            not null check (language in ('en', 'ne')),
  words              text            not null check (length(words) >= 1 and octet_length(words) <= 8000),
  created_at         timestamptz(3)  not null default now()
);

create unique index sign_up_requests_by_username on sign_up_requests (username);
create unique index sign_up_requests_by_email on sign_up_requests (email);
create unique index sign_up_requests_by_phone on sign_up_requests (phone_mark);
create unique index sign_up_requests_by_subject on sign_up_requests (issuer, subject);

-- Domains of mail and networks from which nobody signs up.
create table sign_up_blocks (
  id          bigint          primary key default make_id(),
  domain      text            check (length(domain) between 3 and 253),
  network     cidr,
  reason      text            not null check (octet_length(reason) <= 4000),
  by_id       bigint          references users on delete set null,
  created_at  timestamptz(3)  not null default now(),
  check (num_nonnulls(domain, network) = 1)
);

create unique index sign_up_blocks_by_domain on sign_up_blocks (domain);
create unique index sign_up_blocks_by_network on sign_up_blocks (network);
create index sign_up_blocks_by_staff on sign_up_blocks (by_id);
