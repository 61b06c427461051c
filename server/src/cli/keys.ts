import { audit } from '#features/core/staffAccess/audit.ts'
import { acceptKey, type ComparedKey, compareKeys } from '#lib/keyFingerprints.ts'
import { Complaint } from './complaint.ts'
import type { CliContext } from './context.ts'
import { rotateKey } from './rotateKey.ts'
import { conclude } from './say.ts'
import { listSiteKeys } from './siteKeys.ts'

const SHOWN_DIGITS = 16

/** Lists the keys of this server beside those of the site, makes one of them the site's, or replaces the sealing key. */
export async function keys(context: CliContext, [verb, which]: string[]) {
  if (verb === 'rotate') return rotateKey(context)
  const { sql } = context
  const all = await compareKeys(sql, await listSiteKeys())
  if (verb === undefined) return list(all)
  const key = all.find(({ name }) => name === which)
  if (verb !== 'accept' || !key)
    throw new Complaint(
      `Say jes keys, jes keys rotate, or jes keys accept ${all.map(({ name }) => name).join('|')}`,
    )
  if (key.since && key.isKnown)
    throw new Complaint(`The site uses this ${key.name} key already: nothing to do.`)
  await sql.begin(async (sql) => {
    await acceptKey(sql, key)
    await audit(sql, { byId: null, action: 'house.acceptKey', facts: { name: key.name } })
  })
  conclude({ name: key.name, fingerprint: shown(key) }, [
    `The site uses the ${key.name} key of ${key.place} from now on.`,
    ...(key.since ? [`From now on: ${key.loss}.`] : []),
    'Give all other servers the same key, and start them again.',
  ])
}

function list(all: ComparedKey[]) {
  const facts = all.map(({ name, place, since, isKnown, ...key }) => ({
    name,
    fingerprint: shown(key),
    place,
    since,
    isKnown,
  }))
  const lines = facts.map(
    ({ name, fingerprint, place, since, isKnown }) =>
      `${name.padEnd(10)}${fingerprint}  ${place}: ${verdictOf(since, isKnown)}`,
  )
  conclude({ keys: facts }, lines)
}

function verdictOf(since: string | null, isKnown: boolean) {
  if (!since) return 'not used yet'
  return `${isKnown ? 'used' : 'NOT the one that has been used'} since ${since}`
}

function shown({ fingerprint }: Pick<ComparedKey, 'fingerprint'>) {
  return fingerprint.toString('hex').slice(0, SHOWN_DIGITS)
}
