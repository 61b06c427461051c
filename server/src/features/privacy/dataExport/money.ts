import type { Section } from './section.ts'

/** A member's payments, gifts, earnings and payouts. The destination of a payout stays encrypted: they know it. */
export const MONEY: Section[] = [
  {
    file: 'orders.json',
    query: (sql, userId) => sql`
      select o.id, o.plan_code as plan, o.days, o.state, o.is_gift, o.provider, o.is_sandbox, o.created_at, o.settled_at,
        p.starts_at, p.ends_at, (o.buyer_id = ${userId}) is true as is_mine,
        case when o.buyer_id = ${userId} then o.amount_paisa::float8 end as amount_paisa,
        case when o.buyer_id = ${userId} then o.refunded_paisa::float8 end as refunded_paisa,
        case when o.buyer_id = ${userId} then o.vat_percent end as vat_percent,
        case when o.buyer_id = ${userId} then o.vat_paisa::float8 end as vat_paisa,
        case when o.buyer_id = ${userId} then o.vat_pan end as vat_pan,
        case when o.buyer_id = ${userId} then o.receipt_no end as receipt_no,
        case when o.buyer_id = ${userId} then o.provider_txn end as reference,
        b.username as buyer, r.username as receiver
      from premium_orders o
      left join premium_passes p on p.order_id = o.id
      left join users b on b.id = o.buyer_id
      left join users r on r.id = o.receiver_id
      where o.buyer_id = ${userId} or (o.receiver_id = ${userId} and o.settled_at is not null)
      order by o.id`,
  },
  {
    file: 'payouts.json',
    query: (sql, userId) => sql`
      select p.id, p.amount_paisa::float8 as amount_paisa, p.method, p.hint, p.state, p.reference, p.reason,
        p.created_at, p.decided_at, p.paid_at
      from payouts p where p.user_id = ${userId} order by p.id`,
  },
  {
    file: 'reading-time.json',
    query: (sql, userId) => sql`
      select d.day::text as day, u.username, d.ms
      from engaged_days d join users u on u.id = d.creator_id
      where d.member_id = ${userId} order by d.day, u.username`,
  },
]
