import { settingsApi } from '@jes/contract/core/settings'
import { notificationApi, USUAL_CHANNELS } from '@jes/contract/notifications/notifications'
import { parseCrontab } from 'graphile-worker'
import { describe, expect, test } from 'vitest'
import { commented, named } from '#test/notifying.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { app, mailsTo, type Person, person, sql } from '#test/world.ts'
import { sendDigests } from './send.ts'
import { digestCrontab, digestTasks } from './tasks.ts'

describe('the digest', () => {
  test('has what was unread for an hour, with names and titles but no text of a comment', async () => {
    const { sita, post, hari } = await reader('hari')
    const mine = await commented(sita, post)
    await commented(hari, post, { parentId: mine, content: 'Between us: the secret is ghee' })
    await commented(hari, post, { content: `@${sita.username} the other secret` })
    await wait(sita)

    const [mail, ...more] = await digestsTo(sita)

    expect(more).toEqual([])
    expect(mail!.subject).toBe('3 new things for you on Jes')
    const lines = [
      `Namaste ${sita.username}. This happened while you were away:`,
      `${hari.username} mentioned you in a comment on “Sel roti”`,
      `${hari.username} replied to you`,
      `${hari.username} commented on “Sel roti”`,
      'See it on Jes:',
    ]
    expect(mail!.text).toContain(lines.join('\n\n'))
    expect(mail!.text + mail!.html).not.toContain('secret')
    expect(mail!.text).toMatch(/Stop these mails:\nhttp.*\/api\/digests\/unsubscribe\?token=/)
  })

  test('is in the language of the reader', async () => {
    const { sita, hari } = await reader('hari')
    await named(hari, 'हरि')
    await sita.call(settingsApi.update, { body: { language: 'ne' } })
    await wait(sita)

    const [mail] = await digestsTo(sita)
    expect(mail!.subject).toBe('Jes मा तपाईंका लागि नयाँ सूचना')
    expect(mail!.text).toContain('हरिले “Sel roti” मा कमेन्ट गर्नुभयो')
    expect(mail!.html).toContain('<html lang="ne">')
  })

  test('comes once a day at most, and repeats nothing', async () => {
    const { sita, hari } = await reader('hari')
    await wait(sita)
    expect(await digestsTo(sita)).toHaveLength(1)
    await commented(hari, await posted(sita))
    await wait(sita)
    expect(await digestsTo(sita)).toHaveLength(1)

    await sql`update users set digest_at = digest_at - interval '1 day' where id = ${sita.id}`
    const [second] = await digestsTo(sita)
    expect(second!.subject).toBe('Something new for you on Jes')
  })

  test('comes once a week where the member wants it so, with what is unread since', async () => {
    const { sita, hari } = await reader('hari')
    await sita.call(settingsApi.update, { body: { digest: 'week' } })
    await wait(sita)
    expect(await digestsTo(sita)).toHaveLength(1)
    await commented(hari, await posted(sita))
    await wait(sita, 5 * 24 * 60)
    await sql`update users set digest_at = digest_at - interval '6 days' where id = ${sita.id}`
    expect(await digestsTo(sita)).toHaveLength(1)
    await sql`update users set digest_at = digest_at - interval '1 day' where id = ${sita.id}`
    const [second] = await digestsTo(sita)
    expect(second!.subject).toBe('Something new for you on Jes')
  })

  test('goes out once, also when two servers send at the same time', async () => {
    const { sita } = await reader('hari')
    await wait(sita)
    await Promise.all([sendDigests(), sendDigests(), sendDigests()])
    expect(await mailsTo(sita.email)).toHaveLength(1)
  })

  test('counts what is more than ten', async () => {
    const { sita, hari } = await reader('hari')
    for (let time = 0; time < 12; time++) await commented(hari, await posted(sita))
    await wait(sita)
    const [mail] = await digestsTo(sita)
    expect(mail!.subject).toBe('13 new things for you on Jes')
    expect(mail!.text).toContain('And 3 more.')
  })

  test.each<[string, (world: World) => Promise<unknown>]>([
    ['is younger than an hour', ({ sita }) => wait(sita, 50)],
    ['is days old', ({ sita }) => wait(sita, 4 * 24 * 60)],
    ['was read', ({ sita }) => sita.call(notificationApi.readAll, { params: { userId: sita.id } })],
    [
      'is not wanted by mail',
      ({ sita }) => sita.call(notificationApi.prefer, { body: { type: 'comment', email: false } }),
    ],
    [
      'is off in the app by now',
      ({ sita }) => sita.call(notificationApi.prefer, { body: { type: 'comment', inApp: false } }),
    ],
    ['stands under a post that is gone', ({ post }) => takeDown(post)],
    ['was done by somebody blocked', ({ sita, hari }) => block(sita, hari)],
    [
      'goes to an address that nobody proved',
      ({ sita }) => sql`update users set email_verified_at = null where id = ${sita.id}`,
    ],
    [
      'goes to somebody suspended',
      ({ sita }) =>
        sql`update users set suspended_until = now() + interval '1 day' where id = ${sita.id}`,
    ],
  ])('leaves out what %s', async (_, change) => {
    const world = await reader('hari')
    await wait(world.sita)
    await change(world)
    expect(await digestsTo(world.sita)).toEqual([])
    const [row] = await sql`select digest_at from users where id = ${world.sita.id}`
    expect(row).toEqual({ digestAt: null })
  })

  test('is a task of the clock', () => {
    for (const { task } of parseCrontab(digestCrontab)) expect(digestTasks).toHaveProperty(task)
  })
})

describe('the link that stops it', () => {
  test('confirms first, then switches every mail off but those of security', async () => {
    const { sita } = await reader('hari')
    const url = await linkOf(sita)

    const page = await app.inject(url)
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer' })
    expect(page.body).toContain('<form method="post">')
    expect((await preferencesOf(sita)).comment.email).toBe(true)

    const done = await app.inject({ method: 'POST', url })
    expect([done.statusCode, done.body.includes('The mails are off')]).toEqual([200, true])
    const { security, ...rest } = await preferencesOf(sita)
    expect(security).toEqual(USUAL_CHANNELS.security)
    for (const [type, channels] of Object.entries(rest)) {
      expect(channels).toEqual({ ...USUAL_CHANNELS[type as 'vote'], email: false })
    }
    expect(await digestsTo(sita)).toEqual([])
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes the button of a mail program: %s', async (type, payload) => {
    const { sita } = await reader('hari')
    const headers = { 'content-type': type }
    const url = await linkOf(sita)
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    expect(reply.statusCode).toBe(200)
    expect((await preferencesOf(sita)).comment.email).toBe(false)
  })

  test('is in the language of the reader', async () => {
    const { sita } = await reader('hari')
    await sita.call(settingsApi.update, { body: { language: 'ne' } })
    expect((await app.inject(await linkOf(sita))).body).toContain('मेल बन्द गर्नुहोस्')
  })

  test.each([
    '',
    '?token=',
    '?token=1',
    '?token=%00',
    '?token=a&token=b',
    `?token=${'0'.repeat(36)}`,
  ])('is refused when it is none: "%s"', async (query) => {
    const url = `/api/digests/unsubscribe${query}`
    const replies = [await app.inject(url), await app.inject({ method: 'POST', url })]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(replies[0]!.body).toContain('This link is not valid')
  })
})

type World = { sita: Person; hari: Person; post: string }

/** A member who receives comments, replies and mentions by mail, with a first comment on their post. */
async function reader(other: string): Promise<World> {
  const [sita, hari] = [await person('sita'), await person(other)]
  for (const type of ['comment', 'reply', 'mention'] as const) {
    await sita.call(notificationApi.prefer, { body: { type, email: true } })
  }
  const post = await posted(sita, { title: 'Sel roti' })
  await commented(hari, post, { content: 'Told in private' })
  return { sita, hari, post }
}

async function wait(member: Person, minutes = 61) {
  await sql`
    update notifications set bumped_at = now() - make_interval(mins => ${minutes})
    where user_id = ${member.id}`
}

async function digestsTo(member: Person) {
  await sql`select graphile_worker.add_job('sendDigests')`
  return mailsTo(member.email)
}

async function linkOf(member: Person) {
  const [{ digestKey }] = await sql<[{ digestKey: string }]>`
    select digest_key from users where id = ${member.id}`
  return `/api/digests/unsubscribe?token=${digestKey}`
}

async function preferencesOf(member: Person) {
  return (await member.call(notificationApi.preferences, {})).preferences
}
