import { Readable } from 'node:stream'
import { EXPORT_DAYS } from '@jes/contract/privacy/dataExport'
import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import { sql } from '#lib/db.ts'
import { sendLetter } from '#lib/mail.ts'
import { storage } from '#lib/storage.ts'
import { ACCOUNT } from './account.ts'
import { CHOICES } from './choices.ts'
import { exportReadyLetter } from './letters.ts'
import { listMedia } from './media.ts'
import { listOwnMessages } from './messages.ts'
import { MONEY } from './money.ts'
import { listPhones } from './phone.ts'
import { README } from './readme.ts'
import { fileOf, makeWorkFile, removeExport, removeWorkFile } from './store.ts'
import { WRITINGS } from './writings.ts'
import { jsonOf, writeZip, type Zip } from './zip.ts'

const ROWS_AT_ONCE = 500
const BEAT_MS = 10_000
const MOST_ATTEMPTS = 5
/** How many are made at once; the others wait for the next minute, and no mail waits for them. */
const AT_ONCE = 2

type Claim = { id: string; userId: string; key: string }

/** The job: makes the ZIP in a work folder, moves it to the storage, and only then marks it ready. */
export async function exportData(payload: unknown) {
  const { id } = payload as { id: string }
  const claim = await claimExport(id)
  if (!claim) return
  const path = await makeWorkFile(id)
  const beat = setInterval(() => void showLife(id), BEAT_MS)
  try {
    await writeZip(path, (zip) => fillZip(zip, claim.userId))
    await storage.take(fileOf(claim.key), path)
    await finish(claim)
  } finally {
    clearInterval(beat)
    await removeWorkFile(path)
  }
}

/** Counts the attempt before it starts: an export that kills the server each time is given up. */
async function claimExport(id: string) {
  const [claim] = await sql<(Claim & { attempts: number })[]>`
    update exports e set attempts = e.attempts + 1, worked_at = now()
    where e.id = ${id} and e.state = 'waiting' and ${AT_ONCE} > (
      select count(*) from exports o
      where o.state = 'waiting' and o.id <> e.id and o.worked_at > now() - interval '1 minute')
    returning e.id, e.user_id, e.key, e.attempts`
  if (!claim || claim.attempts <= MOST_ATTEMPTS) return claim
  await sql`update exports set state = 'failed' where id = ${id}`
  return undefined
}

/** The database may be unreachable for a moment; the next heartbeat follows. */
async function showLife(id: string) {
  await sql`update exports set worked_at = now() where id = ${id}`.catch(() => {})
}

async function fillZip(zip: Zip, userId: string) {
  await zip.add({ name: 'README.txt', open: () => Readable.from([README]) })
  // One snapshot for all files: a concurrent change is in all of them or in none.
  await sql.begin('isolation level repeatable read read only', async (sql) => {
    await sql`set local statement_timeout = '10min'`
    await sql`set local idle_in_transaction_session_timeout = '1min'`
    const phones = JSON.stringify(await listPhones(sql, userId), null, 2)
    await zip.add({ name: 'phone.json', open: () => Readable.from([phones]) })
    const messages = () => jsonOf(listOwnMessages(sql, userId))
    await zip.add({ name: 'messages.json', open: messages })
    for (const { file, query: ask } of [...ACCOUNT, ...WRITINGS, ...CHOICES, ...MONEY]) {
      await zip.add({ name: file, open: () => jsonOf(ask(sql, userId).cursor(ROWS_AT_ONCE)) })
    }
  })
  for await (const { file, name } of listMedia(sql, userId)) {
    const size = await storage.sizeOf(file)
    if (!size) continue
    const open = () => storage.stream(file, { start: 0, end: size - 1 })
    await zip.add({ name, open, options: { compress: false, size } })
  }
}

/** The export of an account that was deleted in the meantime is dropped. */
async function finish({ id, key }: Claim) {
  const bytes = await storage.sizeOf(fileOf(key))
  const isStored = await sql.begin(async (sql) => {
    const [to] = await sql<Addressee[]>`
      update exports e
      set state = 'ready', bytes = ${bytes}, ready_at = now(),
          expires_at = now() + make_interval(days => ${EXPORT_DAYS})
      from users u
      where e.id = ${id} and e.state = 'waiting' and u.id = e.user_id
      returning ${addressee(sql)}`
    if (to) await sendLetter(sql, exportReadyLetter(to))
    return to || (await sql`select from exports where id = ${id}`).length > 0
  })
  if (!isStored) await removeExport(key)
}
