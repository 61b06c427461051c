import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openJournal } from './crash/journal.ts'
import { type Member, send, sendUntilDone, signUp } from './crash/site.ts'
import { scratchServer } from './scratchServer.ts'
import { queryDatabase } from './writers.ts'

/** By then both are writing. */
const BEFORE_KILL_MS = 150
const MESSAGES = 25

type Page = { messages: { seq: number; user: string; content: string }[] }

const site = scratchServer({ of: 'file' })

it('a server that is killed while two people write loses, repeats and swaps no message', async () => {
  await site.start()
  const [sita, hari] = [await signUp(site, 'sita'), await signUp(site, 'hari')]
  await queryDatabase(site, (sql) => sql`update users set email_verified_at = now() where id > 1`)
  const talk = await begin(sita, hari)
  const journal = openJournal()
  const writers = [sita, hari].map(async (member) => {
    for (let n = 0; n < MESSAGES; n++) {
      const headers = { 'idempotency-key': `${member.username} ${n}` }
      const body = { content: `${member.username} ${n}` }
      const path = `/api/talks/${talk}/messages`
      await sendUntilDone(site, journal, { path, member, body, headers })
    }
  })
  await pause(BEFORE_KILL_MS)
  await site.server?.stop('SIGKILL')
  await site.start()
  await Promise.all(writers)

  expect(journal.faults).toEqual([])
  expect(journal.repeated).toBeGreaterThan(0)
  for (const reader of [sita, hari]) {
    const messages = await readAll(reader, talk)
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1))
    for (const { id, username } of [sita, hari]) {
      const said = messages.filter(({ user }) => user === id).map(({ content }) => content)
      const written = Array.from({ length: MESSAGES }, (_, n) => `${username} ${n}`)
      expect(said.filter((content) => content !== 'Namaste')).toEqual(written)
    }
  }
}, 240_000)

/** A talk in which both have written, so that neither is a stranger. */
async function begin(one: Member, other: Member) {
  const opened = await send(site, { path: '/api/talks', member: one, body: { user: other.id } })
  const { _id } = JSON.parse(opened!.text) as { _id: string }
  for (const member of [one, other])
    await send(site, {
      path: `/api/talks/${_id}/messages`,
      member,
      body: { content: 'Namaste' },
    })
  return _id
}

async function readAll(member: Member, talk: string) {
  const messages: Page['messages'] = []
  for (;;) {
    const path = `/api/talks/${talk}/messages?limit=50&after=${messages.length}`
    const page = JSON.parse((await send(site, { method: 'GET', path, member }))!.text) as Page
    if (page.messages.length === 0) return messages
    messages.push(...page.messages)
  }
}
