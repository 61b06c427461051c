import { EXPORT_FILE_PATH } from '@jes/contract/privacy/dataExport'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'

const TICKET_MINUTES = 5

/** The URL that serves an export to its owner's browser, once. */
export async function makeTicket(viewer: Viewer, exportId: string, proof: Proof) {
  const token = randomToken()
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    const { count } = await sql`
      insert into export_tickets (token_hash, export_id, expires_at)
      select ${hashToken(token)}, e.id, now() + make_interval(mins => ${TICKET_MINUTES})
      from exports e
      where e.id = ${exportId} and e.user_id = ${viewer.id} and e.state = 'ready' and e.expires_at > now()`
    if (count === 0) throw notFound()
  })
  return { url: `${EXPORT_FILE_PATH.replace(':id', exportId)}?ticket=${token}` }
}

/** Uses a ticket up. For anybody but its owner it is invalid, and stays unused. */
export async function spendTicket(sql: Sql, ticket: { id: string; token: string; userId: string }) {
  const [spent] = await sql<{ key: string }[]>`
    delete from export_tickets t using exports e
    where t.token_hash = ${hashToken(ticket.token)} and t.expires_at > now()
      and e.id = t.export_id and e.id = ${ticket.id} and e.user_id = ${ticket.userId}
      and e.state = 'ready' and e.expires_at > now()
    returning e.key`
  if (!spent) throw notFound()
  return spent.key
}
