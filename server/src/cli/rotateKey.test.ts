import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageSearchApi } from '@jes/contract/messages/messageSearch'
import { messageApi } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { afterEach, expect, test, vi } from 'vitest'
import { config } from '#lib/config.ts'
import { openDatabase } from '#lib/db.ts'
import { sendLetter } from '#lib/mail.ts'
import { fingerprintOf, replaceSealingKey, sealingKey } from '#lib/seal.ts'
import { openPhone, sealPhone } from '#lib/sms/sealedPhone.ts'
import { markOfPhone } from '#lib/sms/sealedSms.ts'
import { friendlyTalk, groupOf, message } from '#test/messaging.ts'
import { mailsTo, person, sql } from '#test/world.ts'
import { Complaint } from './complaint.ts'
import type { CliContext } from './context.ts'
import { keys } from './keys.ts'
import { SEALED } from './reseal.ts'

const FILE = join(config.DATA_DIR, 'payout-key')
const before = await sealingKey()

afterEach(async () => {
  replaceSealingKey(before)
  await writeFile(FILE, before.toString('hex'))
  await sql`delete from key_fingerprints`
})

async function rotate(servers = 0) {
  const slow = openDatabase(config.DATABASE_URL!, { max: 1, isPatient: true })
  const silenced = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    const context = { sql, slow, countServers: async () => servers }
    await keys(context as unknown as CliContext, ['rotate'])
  } finally {
    silenced.mockRestore()
    await slow.end()
  }
}

test('everything is read with the new key, and nothing with the old one', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await friendlyTalk(sita, hari)
  await message(sita, talk, 'चिया at five')
  const group = await groupOf(sita, [hari], 'Pokhara')
  const { phoneMark, sealedPhone } = await sealPhone('+9779812345678')
  await sql`
    update users set phone_mark = ${phoneMark}, sealed_phone = ${sealedPhone}, phone_verified_at = now()
    where id = ${hari.id}`
  await sendLetter(sql, {
    to: sita.email,
    language: 'en',
    subject: 'Hello',
    paragraphs: ['From before'],
    note: '',
  })

  await rotate()

  const key = await sealingKey()
  expect(key.equals(before)).toBe(false)
  expect(await readFile(FILE, 'utf8')).toBe(key.toString('hex'))
  const [stored] = await sql<{ fingerprint: Buffer }[]>`
    select fingerprint from key_fingerprints where name = 'sealing'`
  expect(stored!.fingerprint.equals(fingerprintOf(key))).toBe(true)

  const { messages } = await hari.call(messageApi.list, { params: { id: talk }, query: {} })
  expect(messages.map(({ content }) => content)).toEqual(['चिया at five'])
  const named = await hari.call(talkApi.find, { params: { id: group } })
  expect(named.group?.name).toBe('Pokhara')
  const { found } = await hari.call(messageSearchApi.search, { query: { q: 'chiya' } })
  expect(found).toHaveLength(1)
  const [number] = await sql<{ phoneMark: string; sealedPhone: Buffer }[]>`
    select phone_mark, sealed_phone from users where id = ${hari.id}`
  expect(number!.phoneMark).toBe(await markOfPhone('+9779812345678'))
  expect(await openPhone(number!)).toBe('+9779812345678')
  await expect(openPhone(number!, Promise.resolve(before))).rejects.toThrow()
  expect((await mailsTo(sita.email)).map(({ subject }) => subject)).toContain('Hello')
})

test('a run that was killed before the key had its name is ended by the next', async () => {
  const next = Buffer.alloc(32, 7)
  await sql`insert into key_fingerprints (name, fingerprint) values ('sealing', ${fingerprintOf(next)})`
  await writeFile(`${FILE}.next`, next.toString('hex'))
  await rotate()
  expect(await readFile(FILE, 'utf8')).toBe(next.toString('hex'))
})

test('nothing happens while a server runs, or with a key that is not the site’s', async () => {
  await expect(rotate(1)).rejects.toThrow(Complaint)
  await sql`insert into key_fingerprints (name, fingerprint) values ('sealing', 'another')`
  await expect(rotate()).rejects.toThrow('not the key that this site uses')
  expect(await readFile(FILE, 'utf8')).toBe(before.toString('hex'))
})

test('every encrypted column of the database is known to the command', async () => {
  const columns = await sql<{ name: string }[]>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    where c.table_schema = 'public' and (c.column_name like 'sealed%' or c.column_name like '%\\_mark')
    order by 1`
  expect(columns.map(({ name }) => name)).toEqual([
    // Deleted: codes of the last minutes.
    'mail_codes.code_mark',
    'messages.sealed_body',
    'phone_proofs.code_mark',
    'phone_proofs.phone_mark',
    'phone_proofs.sealed_phone',
    'reported_messages.sealed_body',
    'sign_up_requests.phone_mark',
    'sign_up_requests.sealed_phone',
    // Left: what was spent is counted on, and a number counts as a new one.
    'sms_pumped.range_mark',
    'sms_sent.phone_mark',
    'sms_sent.range_mark',
    'talks.begun_mark',
    'talks.sealed_name',
    'two_factor.sealed_secret',
    'users.phone_mark',
    'users.sealed_phone',
  ])
  expect(SEALED.map(({ name }) => name)).toEqual([
    'messages',
    'names of groups',
    'reported messages',
    'numbers of members',
    'numbers of newcomers',
    'two-step secrets',
    'payment details',
    'waiting mails and texts',
  ])
})
