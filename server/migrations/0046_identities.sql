-- Accounts at Google, Apple or another provider of OpenID Connect that open an account here.
create table identities (
  id            bigint          primary key default make_id(),
  user_id       bigint          not null references users on delete cascade,
  provider      text            not null check (provider in ('google', 'apple', 'oidc')),
  issuer        text            not null check (length(issuer) <= 500),
  subject       text            not null check (length(subject) between 1 and 255),
  email         text            check (length(email) <= 254),
  created_at    timestamptz(3)  not null default now(),
  last_used_at  timestamptz(3)
);

create unique index identities_by_subject on identities (issuer, subject);
create unique index identities_of_user on identities (user_id, provider);

-- Somebody was sent to a provider: its answer is taken once, from the browser that began.
create table oidc_requests (
  state_hash     bytea           primary key,
  browser_hash   bytea           not null,
  provider       text            not null,
  nonce          text            not null,
  code_verifier  text            not null,
  expires_at     timestamptz(3)  not null
);

create index oidc_requests_to_sweep on oidc_requests (expires_at);

-- Somebody came back, and the provider has vouched for them; what follows is up to this browser.
create table oidc_arrivals (
  browser_hash  bytea           primary key,
  provider      text            not null,
  issuer        text            not null,
  subject       text            not null,
  -- Only an address that the provider has verified.
  email         text,
  expires_at    timestamptz(3)  not null
);

create index oidc_arrivals_to_sweep on oidc_arrivals (expires_at);

alter table login_log drop constraint login_log_event_check;
alter table login_log add constraint login_log_event_check check (event in
  ('login', 'passkeyLogin', 'providerLogin', 'failed', 'logout', 'password', 'reset', 'email', 'emailRemoved',
    'username', 'phone', 'phoneRemoved', 'twoStepOn', 'twoStepOff', 'recoveryCode', 'recoveryCodes', 'recoveryAsked',
    'passkeyAdded', 'passkeyRemoved', 'providerAdded', 'providerRemoved', 'export', 'deletion'));
