-- The VAT that the price of an order holds, as it was on the day of its receipt; none where the seller had no PAN then.
alter table premium_orders
  add column vat_percent int,
  add column vat_paisa bigint,
  add column vat_pan text,
  add constraint premium_orders_vat_percent_check check (vat_percent between 1 and 50),
  add constraint premium_orders_vat_paisa_check check (vat_paisa between 0 and amount_paisa),
  add constraint premium_orders_vat_pan_check check (vat_pan ~ '^[0-9]{9}$'),
  add constraint premium_orders_vat_check check (num_nulls(vat_percent, vat_paisa, vat_pan) in (0, 3)),
  add constraint premium_orders_vat_settled_check check (vat_pan is null or settled_at is not null);

-- What is owed to the state: it is neither income nor the creators'.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check
    check (kind in ('gateway', 'fees', 'deferred', 'income', 'pool', 'creator', 'payouts', 'bank', 'vat'));
insert into ledger_accounts (kind) values ('vat');
