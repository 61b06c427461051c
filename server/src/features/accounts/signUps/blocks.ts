import type { NewSignUpBlock, SignUpBlock } from '@jes/contract/accounts/signUps'
import postgres from 'postgres'
import { audit } from '#features/core/staffAccess/audit.ts'
import { userJson } from '#features/core/users/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { THROW_AWAY_DOMAINS } from './throwAwayDomains.ts'

const MOST_BLOCKS = 1_000
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const WRONG_VALUES = ['22P02', '23514']

/** Refuses a newcomer by a blocked domain or network. The sentence is the same for all: nobody learns which. */
export async function expectNotBlocked(
  sql: Sql,
  { email, address }: { email: string | null; address: string },
) {
  const domains = email ? domainsOf(email) : []
  if (domains.some((domain) => THROW_AWAY_DOMAINS.has(domain))) throw refused()
  const [blocked] = await sql`
    select from sign_up_blocks
    where domain = any(${domains}) or network >>= ${address}::inet
    limit 1`
  if (blocked) throw refused()
}

function refused() {
  return refuse('accounts.sign_up_refused')
}

/** The domain of an address, and those above it: a list that has one has all below it. */
function domainsOf(email: string) {
  const parts = email.slice(email.lastIndexOf('@') + 1).split('.')
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))
}

/** All of them, the latest first. */
export async function listBlocks(sql: Sql) {
  const rows = await sql<SignUpBlock[]>`
    select b.id as _id, case when b.domain is null then 'network' else 'domain' end as kind,
      coalesce(b.domain, b.network::text) as value, b.reason, ${userJson(sql, 'u')} as by, b.created_at
    from sign_up_blocks b left join users u on u.id = b.by_id
    order by b.id desc
    ${limitTo(sql, MOST_BLOCKS)}`
  return [...rows]
}

export async function addBlock(viewer: Viewer, { kind, value, reason }: NewSignUpBlock) {
  const given = value.toLowerCase()
  if (kind === 'domain' && !DOMAIN.test(given)) throw wrongValue()
  return sql
    .begin(async (sql) => {
      const [{ blocks }] = await sql<[{ blocks: number }]>`
        select count(*)::int as blocks from sign_up_blocks`
      if (blocks >= MOST_BLOCKS) throw invalid({ value: 'accounts.blocks_full' })
      const [domain, network] = kind === 'domain' ? [given, null] : [null, given]
      const [added] = await sql<{ id: string }[]>`
        insert into sign_up_blocks (domain, network, reason, by_id)
        values (${domain}, ${network}, ${reason}, ${viewer.id})
        on conflict do nothing
        returning id`
      if (!added) throw invalid({ value: 'accounts.block_known' })
      const block = (await listBlocks(sql)).find(({ _id }) => _id === added.id)
      await note(sql, viewer, { action: 'signUpBlock.add', id: added.id, value: given, reason })
      return block!
    })
    .catch((error: unknown) => {
      const isWrong = error instanceof postgres.PostgresError && WRONG_VALUES.includes(error.code)
      throw isWrong ? wrongValue() : error
    })
}

export async function removeBlock(viewer: Viewer, id: string) {
  await sql.begin(async (sql) => {
    const [removed] = await sql<{ value: string }[]>`
      delete from sign_up_blocks where id = ${id} returning coalesce(domain, network::text) as value`
    if (!removed) throw notFound()
    await note(sql, viewer, { action: 'signUpBlock.remove', id, ...removed, reason: '' })
  })
}

function wrongValue() {
  return invalid({ value: 'accounts.block_value' })
}

type Note = { action: string; id: string; value: string; reason: string }

async function note(sql: Sql, viewer: Viewer, { action, id, value, reason }: Note) {
  const facts = { value }
  await audit(sql, { byId: viewer.id, action, kind: 'signUpBlock', thingId: id, reason, facts })
}
