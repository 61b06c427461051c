import { MOST_ENGAGED_MINUTES } from '@jes/contract/money/earnings'
import { creatorAccounts } from '#features/money/ledger/accounts.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import type { LeftOut } from './split.ts'
import type { Member } from './tally.ts'

const MINUTE_MS = 60_000
/** Nobody reads longer than this on one day. */
const TIRELESS_MS = 16 * 60 * MINUTE_MS
/** Two who give at least this part, and at least so much, to each other only pay each other. */
const RING = { percent: 90, ms: 30 * MINUTE_MS }
const BATCH = 2_000

/** The engagement of `closing_members` in a month, and the parts that do not count: the table `closing_lines`. */
export async function gatherLines(sql: Sql, month: string) {
  await sql`
    create temp table closing_lines (
      no          int     not null,
      member_id   bigint  not null,
      creator_id  bigint  not null,
      ms          int     not null,
      left_out    text,
      primary key (no, creator_id)
    ) on commit drop`
  await addUp(sql, month)
  await sql`analyze closing_lines`
  await leaveOutRings(sql)
  const creators = await sql<{ id: string }[]>`
    select distinct creator_id as id from closing_lines`
  return creatorAccounts(
    sql,
    creators.map(({ id }) => id),
  )
}

/** Days above the limit do not count; a line with only such days stays visible. */
async function addUp(sql: Sql, month: string) {
  await sql`
    with days as (
      select d.member_id, d.creator_id, least(d.ms, ${MOST_ENGAGED_MINUTES * MINUTE_MS}) as ms,
        sum(d.ms) over (partition by d.member_id, d.day) > ${TIRELESS_MS} as is_tireless
      from engaged_days d
      join closing_members m on m.user_id = d.member_id
      where d.day >= ${`${month}-01`}::date and d.day < ${`${month}-01`}::date + interval '1 month'
        and d.creator_id <> d.member_id
    ), lines as (
      select d.member_id, d.creator_id, bool_and(d.is_tireless) as is_tireless,
        coalesce(sum(d.ms) filter (where not d.is_tireless), sum(d.ms)) as ms
      from days d
      group by d.member_id, d.creator_id
    )
    insert into closing_lines (no, member_id, creator_id, ms, left_out)
    select m.no, l.member_id, l.creator_id, l.ms, case
      when m.is_suspended or c.suspended_until > now() then 'suspended'
      when l.is_tireless then 'tireless' end
    from lines l
    join closing_members m on m.user_id = l.member_id
    join users c on c.id = l.creator_id`
}

async function leaveOutRings(sql: Sql) {
  await sql`
    with given as (
      select l.member_id, l.creator_id, l.ms, sum(l.ms) over (partition by l.member_id) as all_ms
      from closing_lines l where l.left_out is null
    ), devoted as (
      select g.member_id, g.creator_id, g.all_ms from given g where g.ms::bigint * 100 >= g.all_ms * ${RING.percent}::int
    )
    update closing_lines l set left_out = 'ring'
    from devoted a
    join devoted b on b.member_id = a.creator_id and b.creator_id = a.member_id
    where a.all_ms >= ${RING.ms} and l.member_id = a.member_id and l.creator_id = a.creator_id`
}

type Row = {
  no: number
  half: number
  lines: { creator: string; ms: number; leftOut: LeftOut | null }[]
}

/** The gathered members with their lines, in batches, by their numbers. */
export async function* gathered(sql: Sql, accounts: Map<string, number>): AsyncGenerator<Member[]> {
  let last = 0
  for (;;) {
    const rows = await selectGathered(sql, last)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map(({ no, half, lines }) => ({
      no,
      half,
      lines: lines.map(({ creator, ...line }) => ({ ...line, account: accounts.get(creator)! })),
    }))
    last = end.no
  }
}

function selectGathered(sql: Sql, last: number) {
  return sql<Row[]>`
    select m.no, m.half::float8 as half, coalesce((
      select json_agg(json_build_object('creator', l.creator_id::text, 'ms', l.ms, 'leftOut', l.left_out))
      from closing_lines l
      where l.no = m.no), '[]') as lines
    from closing_members m
    where m.no > ${last}
    order by m.no
    ${limitTo(sql, BATCH)}`
}
