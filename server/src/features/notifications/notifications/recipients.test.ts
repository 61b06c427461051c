import { expect, test } from 'vitest'
import { saidIn } from '#features/core/searchIndex/text.ts'
import { founded, joined } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { mute, muteHub, muteWord } from '#test/relating.ts'
import { type Person, person, sql } from '#test/world.ts'

type Cause = {
  type?: string
  actor?: { id: string } | null
  post?: string
  hub?: { id: string }
  said?: string
}

/** Why each of them is not notified, in order; null for those who are. */
async function reasons(
  recipients: Person[],
  { type = 'comment', actor, post, hub, said }: Cause = {},
) {
  const rows = await sql<{ userId: string; whyNot: string | null }[]>`
    select user_id, why_not
    from who_may_be_notified(${recipients.map(({ id }) => id)}::bigint[], ${type}, ${actor?.id ?? null}, ${post ?? null},
      the_hub => ${hub?.id ?? null}, the_said => ${said ? saidIn(said) : null})`
  const byId = new Map(rows.map(({ userId, whyNot }) => [userId, whyNot]))
  expect(byId.size).toBe(rows.length)
  return recipients.map(({ id }) => byId.get(id))
}

async function people() {
  return [
    await person('sita'),
    await person('hari'),
    await person('gita'),
    await person('maya'),
  ] as const
}

test('nobody is notified of their own act, and everybody of what nobody did', async () => {
  const [sita, hari] = await people()
  expect(await reasons([sita, hari], { actor: hari })).toEqual([null, 'self'])
  expect(await reasons([sita, hari])).toEqual([null, null])
})

test('a member who is named twice is checked once', async () => {
  const sita = await person('sita')
  expect(await reasons([sita, sita])).toEqual([null, null])
})

test('a block keeps both from hearing, a mute only the muter', async () => {
  const [sita, hari, gita, maya] = await people()
  await block(sita, hari)
  await block(hari, gita)
  await mute(maya, hari)
  expect(await reasons([sita, gita, maya], { actor: hari })).toEqual([
    'blocked',
    'blocked',
    'mutedPerson',
  ])
  expect(await reasons([hari], { actor: maya })).toEqual([null])
})

test('a muted thread says nothing more', async () => {
  const [sita, hari] = await people()
  const [post, other] = [await posted(sita), await posted(sita)]
  await sql`insert into thread_mutes (user_id, post_id) values (${sita.id}, ${post})`
  expect(await reasons([sita], { actor: hari, post })).toEqual(['mutedThread'])
  expect(await reasons([sita], { actor: hari, post: other })).toEqual([null])
})

test('a muted hub keeps quiet about its posts, not about answers in it', async () => {
  const [sita, hari] = await people()
  const hub = await founded(hari)
  await muteHub(sita, hub)
  expect(await reasons([sita], { type: 'hubPost', actor: hari, hub })).toEqual(['mutedHub'])
  expect(await reasons([sita], { type: 'reply', actor: hari, hub })).toEqual([null])
})

test('a member who allows no mentions is notified of none, but of an answer', async () => {
  const [sita, hari] = await people()
  await sql`update users set settings = ${sql.json({ mentions: 'nobody' })} where id = ${sita.id}`
  expect(await reasons([sita], { type: 'mention', actor: hari })).toEqual(['noMentions'])
  expect(await reasons([sita], { type: 'reply', actor: hari })).toEqual([null])
})

test('a muted word keeps quiet what says it', async () => {
  const [sita, hari] = await people()
  await muteWord(sita, 'cricket')
  const said = 'Who watches cricket?'
  expect(await reasons([sita, hari], { said })).toEqual(['mutedWord', null])
  expect(await reasons([sita], { said: 'Who watches football?' })).toEqual([null])
})

test('a kind that was switched off does not notify, others do', async () => {
  const [sita, hari] = await people()
  await sql`
    insert into notification_preferences (user_id, type, in_app, email, push) values (${sita.id}, 'follow', false, true, true)`
  expect(await reasons([sita], { type: 'follow', actor: hari })).toEqual(['switchedOff'])
  expect(await reasons([sita], { type: 'reply', actor: hari })).toEqual([null])
})

test('what stands in a private hub is for its members', async () => {
  const [sita, hari, gita] = await people()
  const hub = await founded(hari, { isPrivate: true })
  await joined(hub, sita)
  const post = await posted(hari, { hub })
  expect(await reasons([sita, gita], { actor: hari, post })).toEqual([null, 'outsidePrivateHub'])
})

test('the first reason is the one that is given', async () => {
  const [sita, hari] = await people()
  await mute(sita, hari)
  await block(sita, hari)
  expect(await reasons([sita], { actor: hari })).toEqual(['blocked'])
})
