import { CREATORS_PART } from '@jes/contract/money/earnings'
import { accountOf } from '#features/money/ledger/accounts.ts'
import { post } from '#features/money/ledger/post.ts'
import type { Sql } from '#lib/db.ts'
import { endOf } from './months.ts'

/**
 * Recognises as income the days of passes used until the end of a month, half of it for the creators. Leaves the members
 * of these passes in the table `closing_members`, under random numbers. The pass of a deleted member has no lines: its
 * half goes to the pool, and is carried over.
 */
export async function recognise(sql: Sql, month: string) {
  await makeTables(sql)
  await useUp(sql, month)
  await numberMembers(sql)
  const [{ recognised, pool }] = await sql<[{ recognised: number; pool: number }]>`
    select coalesce(sum(i.paisa), 0)::float8 as recognised, coalesce(sum(${half(sql)}), 0)::float8 as pool
    from closing_income i`
  await post(sql, {
    kind: 'recognition',
    key: `recognition ${month}`,
    entries: [
      { account: await accountOf(sql, 'deferred'), paisa: recognised },
      { account: await accountOf(sql, 'pool'), paisa: -pool },
      { account: await accountOf(sql, 'income'), paisa: pool - recognised },
    ],
  })
  return { recognised, pool }
}

async function makeTables(sql: Sql) {
  await sql`create temp table closing_income (user_id bigint, paisa bigint not null) on commit drop`
  await sql`
    create temp table closing_members (
      user_id       bigint   primary key,
      no            int      not null unique,
      half          bigint   not null,
      is_suspended  boolean  not null
    ) on commit drop`
}

/** A pass that was shortened or partly refunded is never used up backwards. */
async function useUp(sql: Sql, month: string) {
  await sql`
    with due as (
      select p.id, greatest(0, -p.recognised_paisa + case
          when p.ends_at <= ${endOf(sql, month)} then p.amount_paisa
          else div(p.amount_paisa * extract(epoch from ${endOf(sql, month)} - p.starts_at),
            extract(epoch from p.ends_at - p.starts_at))
        end)::bigint as paisa
      from premium_passes p
      where p.recognised_paisa < p.amount_paisa and p.starts_at < ${endOf(sql, month)}
      order by p.id
      for update
    ), used as (
      update premium_passes p set recognised_paisa = p.recognised_paisa + d.paisa
      from due d
      where d.id = p.id and d.paisa > 0
      returning p.user_id, d.paisa
    )
    insert into closing_income (user_id, paisa)
    select u.user_id, sum(u.paisa) from used u group by u.user_id`
}

async function numberMembers(sql: Sql) {
  await sql`
    insert into closing_members (user_id, no, half, is_suspended)
    select i.user_id, row_number() over (order by gen_random_uuid()), ${half(sql)}, (u.suspended_until > now()) is true
    from closing_income i
    join users u on u.id = i.user_id`
  await sql`analyze closing_members`
}

/** The creators' half of the income `i`. */
function half(sql: Sql) {
  return sql`(i.paisa * ${CREATORS_PART.get}::int / ${CREATORS_PART.of}::int)`
}
