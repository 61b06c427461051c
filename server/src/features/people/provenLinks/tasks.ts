import type { TaskList } from 'graphile-worker'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { type FetchScope, OPEN_INTERNET, Unfetchable } from '#lib/safeFetch.ts'
import { queueCheck } from './commands.ts'
import { findLinkedNames } from './linkBack.ts'
import { type FindTexts, hasRecord, resolveTexts } from './record.ts'

const DAYS_BETWEEN = 7
const MOST_AT_ONCE = 1_000
/** A site that was never proven is given up sooner. */
const FIRST_TRIES = 3

/** Where proofs are looked for. Without encryption anybody on the way could write one into the page. */
type ProofScope = { reach: FetchScope; findTexts: FindTexts }
const EVERYWHERE: ProofScope = {
  reach: { ...OPEN_INTERNET, protocols: ['https:'], ports: [443] },
  findTexts: resolveTexts,
}

export const provenLinkTasks: TaskList = {
  proveLink: makeProveLink(EVERYWHERE),
  recheckLinks: () => recheckLinks(sql),
}
export const provenLinkCrontab = '11 21 * * * recheckLinks'

type Try = { job: { attempts: number; max_attempts: number } }
type Waiting = { userId: string; link: string }

/** The job that looks whether the site behind a link says that it is the member's. */
export function makeProveLink(scope: ProofScope) {
  return async (payload: unknown, { job }: Try) => {
    const { userId, link } = payload as Waiting
    const [row] = await sql<{ state: string }[]>`
      select state from link_proofs where user_id = ${userId} and link = ${link}`
    if (!row) return
    const tries = row.state === 'proven' ? job.max_attempts : FIRST_TRIES
    const isProven = await isOwnSite(userId, new URL(link), scope).catch((error: unknown) => {
      if (job.attempts < tries) throw error
      return false
    })
    await storeProof({ userId, link }, isProven)
  }
}

/** One of the two proofs is enough, also where the other cannot be looked for. */
async function isOwnSite(userId: string, site: URL, { reach, findTexts }: ProofScope) {
  const looks = await Promise.allSettled([
    hasRecord(site, userId, findTexts),
    isLinkedBack(userId, site, reach),
  ])
  if (looks.some((look) => look.status === 'fulfilled' && look.value)) return true
  for (const look of looks) if (look.status === 'rejected') throw look.reason
  return false
}

async function isLinkedBack(userId: string, site: URL, reach: FetchScope) {
  const names = await findLinkedNames(site, reach).catch((error: unknown) => {
    if (error instanceof Unfetchable) return []
    throw error
  })
  const [own] = await sql`
    select from users where id = ${userId} and username = any(${names}::text[])
    union all
    select from old_usernames where user_id = ${userId} and username = any(${names}::text[]) and until > now()`
  return own !== undefined
}

async function storeProof({ userId, link }: Waiting, isProven: boolean) {
  const state = isProven ? 'proven' : 'missing'
  await sql.begin(async (sql) => {
    await sql`
      update link_proofs set state = ${state}, checked_at = now()
      where user_id = ${userId} and link = ${link}`
    await publishChange(sql, [`user:${userId}`])
  })
}

/** Sites change hands: what was proven is looked at again every week. */
async function recheckLinks(sql: Sql) {
  const due = await sql<Waiting[]>`
    select user_id, link from link_proofs
    where state = 'proven' and checked_at < now() - make_interval(days => ${DAYS_BETWEEN})
    order by checked_at
    limit ${MOST_AT_ONCE}`
  for (const { userId, link } of due) await queueCheck(sql, userId, link)
}
