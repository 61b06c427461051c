-- What passes cost. An order keeps the price that it was made at.
create table premium_plans (
  code         text            primary key check (code ~ '^[a-z0-9]{1,20}$'),
  days         int             not null check (days between 1 and 1000),
  -- Whole rupees: eSewa counts in rupees, Khalti in paisa and from ten rupees on.
  price_paisa  bigint          not null check (price_paisa between 1000 and 10000000 and price_paisa % 100 = 0),
  is_offered   boolean         not null default true,
  updated_at   timestamptz(3)  not null default now()
);

insert into premium_plans (code, days, price_paisa) values
  ('days30', 30, 14900), ('days90', 90, 39900), ('days365', 365, 129900);

-- Passes are paid until `paid_until`; what they unlock stays on until `premium_until`, some days longer.
alter table users
  add column paid_until timestamptz(3),
  add check (paid_until is null or premium_until >= paid_until);
create index users_paid_until on users (paid_until) where paid_until is not null;

-- One order is one attempt to pay: whoever tries again makes a new one. Orders are never deleted; who leaves is only no
-- longer named in them.
create table premium_orders (
  id             bigint          primary key default make_id(),
  buyer_id       bigint          references users on delete set null,
  -- Whose pass it becomes; somebody else where it is a gift.
  receiver_id    bigint          references users on delete set null,
  is_gift        boolean         not null default false,
  plan_code      text            not null references premium_plans,
  days           int             not null check (days > 0),
  amount_paisa   bigint          not null check (amount_paisa > 0),
  provider       text            not null check (provider in ('esewa', 'khalti')),
  is_sandbox     boolean         not null,
  -- What the provider knows it by: our own word at eSewa (transaction_uuid), theirs at Khalti (pidx), who has none for
  -- us until it has answered.
  provider_ref   text            check (length(provider_ref) <= 100),
  -- What the provider calls the payment itself.
  provider_txn   text            check (length(provider_txn) <= 100),
  payment_url    text            check (length(payment_url) <= 500),
  state          text            not null default 'created' check (state in
    ('created', 'pending', 'paid', 'failed', 'expired', 'refunded', 'partlyRefunded', 'disputed')),
  fee_paisa      bigint          not null default 0 check (fee_paisa >= 0),
  refunded_paisa bigint          not null default 0 check (refunded_paisa between 0 and amount_paisa),
  receipt_no     int             unique,
  created_at     timestamptz(3)  not null default now(),
  settled_at     timestamptz(3),
  -- When the provider is asked again, by a job; null is never.
  next_check_at  timestamptz(3),
  checks         int             not null default 0,
  check ((state in ('paid', 'refunded', 'partlyRefunded')) = (settled_at is not null)),
  check ((settled_at is null) = (receipt_no is null))
);

create unique index premium_orders_by_ref on premium_orders (provider, provider_ref) where provider_ref is not null;
create unique index premium_orders_by_txn on premium_orders (provider, provider_txn) where provider_txn is not null;
create index premium_orders_of_buyer on premium_orders (buyer_id, id desc) where buyer_id is not null;
create index premium_orders_of_receiver on premium_orders (receiver_id, id desc) where receiver_id is not null;
create index premium_orders_due on premium_orders (next_check_at) where next_check_at is not null;
create index premium_orders_by_state on premium_orders (state, provider, (-id));
create sequence premium_receipts as int;

-- Everything that was heard about an order: every return of a browser, every answer of a provider. It only grows.
create table premium_events (
  id        bigint          primary key default make_id(),
  order_id  bigint          not null references premium_orders,
  kind      text            not null check (kind in ('initiated', 'returned', 'asked', 'settled', 'refunded', 'disputed', 'closed')),
  facts     jsonb           not null default '{}',
  at        timestamptz(3)  not null default now()
);

create index premium_events_of_order on premium_events (order_id, id);

-- A stretch of paid days. The next one of a member begins where the last one ends.
create table premium_passes (
  id                bigint          primary key default make_id(),
  user_id           bigint          references users on delete set null,
  order_id          bigint          not null unique references premium_orders,
  days              int             not null check (days >= 0),
  amount_paisa      bigint          not null check (amount_paisa >= 0),
  -- How much of it became income so far, month by month.
  recognised_paisa  bigint          not null default 0 check (recognised_paisa >= 0),
  starts_at         timestamptz(3)  not null,
  ends_at           timestamptz(3)  not null check (ends_at >= starts_at)
);

create index premium_passes_of_user on premium_passes (user_id, ends_at desc) where user_id is not null;
create index premium_passes_by_end on premium_passes (ends_at);
create index premium_passes_unused on premium_passes (starts_at) where recognised_paisa < amount_paisa;

-- Said once: a pass ends in so many days (0: it has ended; -5: the features have, too).
create table premium_reminders (
  user_id     bigint          not null references users on delete cascade,
  paid_until  timestamptz(3)  not null,
  days        smallint        not null,
  primary key (user_id, paid_until, days)
);

-- The books. Debit is positive, credit negative; money only ever moves between accounts.
create table ledger_accounts (
  id        int     primary key generated always as identity,
  kind      text    not null check (kind in ('gateway', 'fees', 'deferred', 'income', 'pool', 'creator', 'payouts', 'bank')),
  -- Which gateway.
  name      text    not null default '',
  -- Whose earnings; nobody's once they are gone.
  owner_id  bigint  references users on delete set null,
  check (kind = 'creator' or owner_id is null)
);

create unique index ledger_accounts_once on ledger_accounts (kind, name) where kind <> 'creator';
create unique index ledger_accounts_of_owner on ledger_accounts (owner_id) where owner_id is not null;
insert into ledger_accounts (kind, name) values
  ('gateway', 'esewa'), ('gateway', 'khalti'), ('fees', ''), ('deferred', ''), ('income', ''), ('pool', ''),
  ('payouts', ''), ('bank', '');

create table ledger_postings (
  id    bigint          primary key default make_id(),
  kind  text            not null check (kind in ('purchase', 'refund', 'recognition', 'share', 'payoutAsked', 'payoutDeclined', 'payoutPaid')),
  -- The same thing is posted once, however often it is tried.
  key   text            not null unique check (length(key) <= 100),
  at    timestamptz(3)  not null default now()
);

create table ledger_entries (
  posting_id  bigint  not null references ledger_postings,
  account_id  int     not null references ledger_accounts,
  paisa       bigint  not null check (paisa <> 0),
  primary key (posting_id, account_id)
);

create index ledger_entries_of_account on ledger_entries (account_id, posting_id desc) include (paisa);

-- Looked at when the transaction ends: every posting has entries, and they sum to nothing.
create function expect_balance() returns trigger
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

create constraint trigger ledger_postings_balance after insert on ledger_postings
deferrable initially deferred for each row execute function expect_balance('id');
create constraint trigger ledger_entries_balance after insert on ledger_entries
deferrable initially deferred for each row execute function expect_balance('posting_id');

create function only_grow() returns trigger
language plpgsql as $$
begin
  raise exception '% only grows.', tg_table_name;
end
$$;

create trigger ledger_postings_only_grow before update or delete on ledger_postings
for each row execute function only_grow();
create trigger ledger_postings_stay before truncate on ledger_postings
for each statement execute function only_grow();
create trigger ledger_entries_only_grow before update or delete on ledger_entries
for each row execute function only_grow();
create trigger ledger_entries_stay before truncate on ledger_entries
for each statement execute function only_grow();
create trigger premium_events_only_grow before update or delete on premium_events
for each row execute function only_grow();
create trigger premium_events_stay before truncate on premium_events
for each statement execute function only_grow();

-- How long a member with a pass really read and watched what a creator made, day by day in Nepal's time.
create table engaged_days (
  member_id   bigint  not null references users on delete cascade,
  day         date    not null,
  creator_id  bigint  not null references users on delete cascade,
  ms          int     not null check (ms > 0),
  primary key (member_id, day, creator_id)
);

create index engaged_days_by_day on engaged_days (day);
create index engaged_days_of_creator on engaged_days (creator_id);

-- Until when what a member read is accounted for: nobody reads longer than time passes.
create table reading_clocks (
  member_id  bigint          primary key references users on delete cascade,
  told_at    timestamptz(3)  not null
);

-- What the posts and clips of an author got on a day, by whomever: for the author's figures and for eligibility.
create table post_days (
  author_id   bigint  not null references users on delete cascade,
  day         date    not null,
  post_id     bigint  not null references posts on delete cascade,
  views       int     not null default 0,
  engaged_ms  bigint  not null default 0,
  primary key (author_id, day, post_id)
) with (fillfactor = 80);

create index post_days_of_post on post_days (post_id);
create index post_days_by_day on post_days (day);

-- A month whose income is shared out. It is closed once; what it was made from stays, and gives the same result again.
create table revenue_months (
  month             date            primary key check (extract(day from month) = 1),
  recognised_paisa  bigint          not null check (recognised_paisa >= 0),
  -- The creators' half, and what the month before left over.
  pool_paisa        bigint          not null check (pool_paisa >= 0),
  carried_in_paisa  bigint          not null check (carried_in_paisa >= 0),
  shared_paisa      bigint          not null check (shared_paisa >= 0),
  carried_out_paisa bigint          not null check (carried_out_paisa >= 0),
  member_count      int             not null,
  creator_count     int             not null,
  -- SHA-256 over all that it was made from and all that came out.
  hash              text            not null check (hash ~ '^[0-9a-f]{64}$'),
  closed_at         timestamptz(3)  not null default now(),
  check (pool_paisa + carried_in_paisa = shared_paisa + carried_out_paisa)
);

-- The members of a month, as numbers: nobody can be found by them.
create table revenue_members (
  month       date    not null references revenue_months,
  member_no   int     not null,
  half_paisa  bigint  not null check (half_paisa >= 0),
  primary key (month, member_no)
);

-- One line of a statement: of a member's time so much was this creator's, so of their half so much is.
create table revenue_lines (
  month       date    not null,
  member_no   int     not null,
  -- The account of the creator in the books.
  account_id  int     not null references ledger_accounts,
  ms          int     not null check (ms > 0),
  -- Why it counts for nothing, if it does not.
  left_out    text    check (left_out in ('ring', 'tireless', 'suspended')),
  paisa       bigint  not null check (paisa >= 0),
  primary key (month, member_no, account_id),
  foreign key (month, member_no) references revenue_members
);

create index revenue_lines_of_account on revenue_lines (account_id, month, (-paisa), member_no);

-- What a creator was due for a month: by their lines, and of what was left over. Who was not eligible gets nothing;
-- what their lines say is carried over.
create table revenue_statements (
  month         date     not null references revenue_months,
  account_id    int      not null references ledger_accounts,
  is_eligible   boolean  not null,
  lines_paisa   bigint   not null check (lines_paisa >= 0),
  carried_paisa bigint   not null check (carried_paisa >= 0),
  primary key (month, account_id),
  check (is_eligible or carried_paisa = 0)
);

create index revenue_statements_of_account on revenue_statements (account_id, month desc);

create table payouts (
  id            bigint          primary key default make_id(),
  user_id       bigint          references users on delete set null,
  account_id    int             not null references ledger_accounts,
  amount_paisa  bigint          not null check (amount_paisa > 0),
  method        text            not null check (method in ('esewa', 'khalti', 'bank')),
  -- Where to, sealed with a key that is not in the database. Emptied 90 days after it is done with.
  details       bytea,
  -- The last digits, for its owner to recognise it by.
  hint          text            not null check (length(hint) <= 20),
  state         text            not null default 'asked' check (state in ('asked', 'approved', 'paid', 'declined')),
  reference     text            check (length(reference) <= 100),
  reason        text            not null default '' check (length(reason) <= 500),
  created_at    timestamptz(3)  not null default now(),
  decided_at    timestamptz(3),
  decided_by    bigint          references users on delete set null,
  paid_at       timestamptz(3),
  paid_by       bigint          references users on delete set null,
  check ((state = 'paid') = (paid_at is not null) and (state = 'paid') = (reference is not null)),
  check ((state = 'asked') = (decided_at is null))
);

create unique index payouts_open_once on payouts (account_id) where state in ('asked', 'approved');
create index payouts_of_user on payouts (user_id, id desc) where user_id is not null;
create index payouts_by_state on payouts (state, id);
create index payouts_decided_by on payouts (decided_by) where decided_by is not null;
create index payouts_paid_by on payouts (paid_by) where paid_by is not null;
create index payouts_to_empty on payouts (coalesce(paid_at, decided_at)) where details is not null and state in ('paid', 'declined');

-- Posts that go out later.
create table scheduled_posts (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  content     jsonb           not null,
  publish_at  timestamptz(3)  not null,
  state       text            not null default 'waiting' check (state in ('waiting', 'failed')),
  failure     text            check (length(failure) <= 300),
  created_at  timestamptz(3)  not null default now(),
  check ((state = 'failed') = (failure is not null))
);

create index scheduled_posts_of_user on scheduled_posts (user_id, publish_at, id);
create index scheduled_posts_due on scheduled_posts (publish_at) where state = 'waiting';

create table bookmark_folders (
  id          bigint          primary key default make_id(),
  user_id     bigint          not null references users on delete cascade,
  name        text            not null check (length(name) between 1 and 40),
  created_at  timestamptz(3)  not null default now()
);

create unique index bookmark_folders_by_name on bookmark_folders (user_id, lower(name));
alter table bookmarks add column folder_id bigint references bookmark_folders on delete set null;
create index bookmarks_of_folder on bookmarks (folder_id, created_at desc, post_id desc) where folder_id is not null;

-- The payments of the sandboxes: what eSewa and Khalti would remember.
create table sandbox_payments (
  provider      text            not null check (provider in ('esewa', 'khalti')),
  ref           text            not null check (length(ref) <= 100),
  order_ref     text            not null check (length(order_ref) <= 100),
  amount_paisa  bigint          not null check (amount_paisa > 0),
  product       text            not null check (length(product) <= 200),
  success_url   text            not null check (length(success_url) <= 500),
  failure_url   text            not null check (length(failure_url) <= 500),
  -- What its status call answers, in the provider's own word; `outage` is none.
  status        text            not null check (length(status) <= 30),
  txn           text            check (length(txn) <= 100),
  expires_at    timestamptz(3)  not null,
  created_at    timestamptz(3)  not null default now(),
  primary key (provider, ref)
);

create index sandbox_payments_by_age on sandbox_payments (created_at);
