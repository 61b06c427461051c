import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { audit } from '#features/core/staffAccess/audit.ts'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { acceptKey, compareKeys } from '#lib/keyFingerprints.ts'
import { fingerprintOf, readKey, replaceSealingKey, sealingKey } from '#lib/seal.ts'
import { Complaint } from './complaint.ts'
import { type CliContext, holdAlone } from './context.ts'
import { resealAll, SEALED } from './reseal.ts'
import { conclude, say } from './say.ts'
import { listSiteKeys } from './siteKeys.ts'

const FILE = 'payout-key'
const NEXT_FILE = 'payout-key.next'

/**
 * Encrypts everything with a new sealing key, in one transaction: a command that is killed has changed nothing, or
 * everything but the name of the key's file, which the next run changes.
 */
export async function rotateKey({ slow, countServers }: CliContext) {
  await holdAlone(slow)
  if ((await countServers()) > 0)
    throw new Complaint('Stop every server of this site first: they would go on with the old key.')
  const [from, to] = [await sealingKey(), await readNextKey()]
  if (from.equals(to)) throw new Complaint('PAYOUT_KEY_NEXT is PAYOUT_KEY: there is nothing to do.')

  const counts = (await isRotated(slow, to)) ? {} : await reseal(slow, from, to)
  if (!config.PAYOUT_KEY)
    await rename(join(config.DATA_DIR, NEXT_FILE), join(config.DATA_DIR, FILE))
  conclude({ counts }, [
    'Everything is encrypted with the new key. Backups from before can only be read with the old one.',
    config.PAYOUT_KEY
      ? 'Now set PAYOUT_KEY to the new key on every server, remove PAYOUT_KEY_NEXT, and start them.'
      : `It is ${join(config.DATA_DIR, FILE)}. Start Jes again.`,
  ])
}

async function readNextKey() {
  if (!config.PAYOUT_KEY) return readKey(config.DATA_DIR, NEXT_FILE)
  if (!config.PAYOUT_KEY_NEXT)
    throw new Complaint('Set PAYOUT_KEY_NEXT to the new key: openssl rand -hex 32')
  return Buffer.from(config.PAYOUT_KEY_NEXT, 'hex')
}

/** Whether an earlier run was killed after its transaction. */
async function isRotated(sql: Sql, to: Buffer) {
  const [stored] = await sql<{ fingerprint: Buffer }[]>`
    select fingerprint from key_fingerprints where name = 'sealing'`
  return stored?.fingerprint.equals(fingerprintOf(to)) ?? false
}

async function reseal(db: CliContext['slow'], from: Buffer, to: Buffer) {
  const other = (await compareKeys(db, await listSiteKeys())).find(
    ({ name, isKnown }) => name === 'sealing' && !isKnown,
  )
  if (other) throw new Complaint(`${other.place} is not the key that this site uses.`)

  replaceSealingKey(to)
  try {
    return await db.begin(async (sql) => {
      const counts: Record<string, number> = {}
      for (const kind of SEALED) {
        counts[kind.name] = await resealAll(sql, kind, from)
        say(`${counts[kind.name]} ${kind.name}`)
      }
      await forgetMarks(sql)
      await acceptKeys(sql)
      const facts = Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, String(n)]))
      await audit(sql, { byId: null, action: 'house.rotateKey', facts })
      return counts
    })
  } catch (problem) {
    replaceSealingKey(from)
    throw problem
  }
}

/** Codes of the last minutes and the hash of a first message cannot be made again from what is stored. */
async function forgetMarks(sql: Sql) {
  await sql`delete from phone_proofs`
  await sql`delete from mail_codes`
  await sql`update talks set begun_mark = null where begun_mark is not null`
}

/** Where it is a setting, the key of the device cookies follows from it. */
async function acceptKeys(sql: Sql) {
  const fingerprint = fingerprintOf(await sealingKey())
  await acceptKey(sql, { name: 'sealing', fingerprint })
  if (config.PAYOUT_KEY) await sql`delete from key_fingerprints where name = 'device'`
}
