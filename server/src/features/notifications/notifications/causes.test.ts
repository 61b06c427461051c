import { authApi } from '@jes/contract/accounts/auth'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { userApi } from '@jes/contract/core/users'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { commented, notificationsOf, sentencesTo, unreadOf, voted } from '#test/notifying.ts'
import { block, posted } from '#test/postings.ts'
import { switchOn } from '#test/twoStep.ts'
import { ask, PASSWORD, type Person, person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'

describe('comments', () => {
  test('notify the author of the parent, else those mentioned, else the author, each once and nobody of their own', async () => {
    const [sita, hari, gita] = await people('sita', 'hari', 'gita')
    const post = await posted(sita)
    const first = await commented(hari, post)
    await commented(gita, post, {
      parentId: first,
      content: `@${hari.username} @${sita.username} @${gita.username}`,
    })

    expect(await typesTo(hari)).toEqual(['reply'])
    expect(await typesTo(sita)).toEqual(['mention', 'comment'])
    expect(await typesTo(gita)).toEqual([])
  })

  test('by twenty at once are one unread notification of twenty people', async () => {
    const sita = await person('sita')
    const post = await posted(sita, { title: 'Dashain' })
    const crowd = await Promise.all(Array.from({ length: 20 }, () => person('one')))

    await Promise.all(crowd.map((one) => commented(one, post)))

    const { notifications, total } = await notificationsOf(sita)
    expect([total, await unreadOf(sita)]).toEqual([1, 1])
    expect(notifications[0]!.content).toMatch(/^one_\w+ and 19 others commented on “Dashain”$/)
    const [row] = await sql<{ actors: string[] }[]>`
      select actors from notifications where user_id = ${sita.id}`
    expect(new Set(row!.actors)).toEqual(new Set(crowd.map(({ id }) => id)))
  })

  test('after reading begin a new notification, and the read one keeps its place below', async () => {
    const [sita, hari, gita] = await people('sita', 'hari', 'gita')
    const post = await posted(sita)
    await commented(hari, post, { content: 'One' })
    await readAll(sita)
    await commented(gita, post, { content: 'Two' })

    expect((await notificationsOf(sita)).notifications).toMatchObject([
      { content: `${gita.username} commented: “Two”`, isRead: false },
      { content: `${hari.username} commented: “One”`, isRead: true },
    ])
  })

  test('across a block do not notify', async () => {
    const [sita, hari, gita] = await people('sita', 'hari', 'gita')
    await block(sita, gita)
    const post = await posted(hari)
    await commented(gita, post, { content: `@${sita.username} look` })
    expect(await typesTo(sita)).toEqual([])
    await commented(sita, post, { content: `@${gita.username} look` })
    expect(await typesTo(gita)).toEqual([])
    expect(await typesTo(hari)).toEqual(['comment'])
  })

  test('of a muted thread are silent until it is unmuted', async () => {
    const [sita, hari] = await people('sita', 'hari')
    const [post, other] = [await posted(sita), await posted(sita)]
    await mute(sita, post, true)
    await commented(hari, post, { content: `@${sita.username}!` })
    await voted(hari, post)
    expect(await typesTo(sita)).toEqual([])
    await commented(hari, other)
    await mute(sita, post, false)
    await commented(hari, post)
    expect(await typesTo(sita)).toEqual(['comment', 'comment'])
  })

  test('that are deleted do not show, and show again once they are back', async () => {
    const [sita, hari] = await people('sita', 'hari')
    const comment = await commented(hari, await posted(sita))
    await sql`select set_comment_state(${comment}, 'deleted')`
    expect([await typesTo(sita), await unreadOf(sita)]).toEqual([[], 0])
    await sql`select set_comment_state(${comment}, 'live')`
    expect([await typesTo(sita), await unreadOf(sita)]).toEqual([['comment'], 1])
  })

  test('that are deleted leave the others of their group', async () => {
    const [sita, hari, gita, maya] = await people('sita', 'hari', 'gita', 'maya')
    const post = await posted(sita, { title: 'Momo' })
    const mine = await commented(sita, post)
    const sent: string[] = []
    for (const one of [hari, gita, maya]) sent.push(await commented(one, post, { parentId: mine }))
    const [his, hers, last] = sent as [string, string, string]

    await sql`select set_comment_state(${hers}, 'deleted')`
    expect(await sentencesTo(sita)).toEqual([
      `${maya.username} and 1 other replied to your comment`,
    ])
    await sql`select set_comment_state(${last}, 'deleted')`
    expect((await notificationsOf(sita)).notifications).toMatchObject([
      { content: `${hari.username} replied: “Mitho!”`, comment: his },
    ])
    await sql`select set_comment_state(${his}, 'deleted')`
    expect([await typesTo(sita), await unreadOf(sita)]).toEqual([[], 0])
  })
})

describe('votes', () => {
  test('notify at the milestones, each once, and never of the own vote', async () => {
    const sita = await person('sita')
    const { _id: post } = await write(sita, { title: 'Sel roti' })
    const voters = await Promise.all(Array.from({ length: 6 }, () => person('voter')))
    await voted(sita, post, 0)
    await voted(sita, post)
    expect(await typesTo(sita)).toEqual([])

    await voted(voters[0]!, post)
    await voted(voters[0]!, post, 0)
    await voted(voters[0]!, post)
    expect(await sentencesTo(sita)).toEqual([`${voters[0]!.username} upvoted “Sel roti”`])
    await readAll(sita)

    for (const voter of voters.slice(1)) await voted(voter, post)
    expect(await sentencesTo(sita)).toEqual([
      `${voters[4]!.username} and 4 others upvoted “Sel roti”`,
      `${voters[0]!.username} upvoted “Sel roti”`,
    ])
    await voted(voters[5]!, post, -1)
    await voted(voters[4]!, post, 0)
    await voted(voters[4]!, post)
    expect(await unreadOf(sita)).toBe(1)
  })

  test('on a comment notify its author', async () => {
    const [sita, hari] = await people('sita', 'hari')
    const post = await posted(hari)
    const comment = await commented(sita, post)
    await sql`select set_comment_vote(${comment}, ${hari.id}, 1::smallint)`
    expect((await notificationsOf(sita)).notifications).toMatchObject([
      { content: `${hari.username} upvoted your comment`, ad: { _id: post }, comment },
    ])
  })
})

describe('a mention in a post', () => {
  test('notifies when it is written, and after an edit only those newly mentioned', async () => {
    const [sita, hari, gita] = await people('sita', 'hari', 'gita')
    const post = await write(sita, {
      title: 'Picnic',
      content: `@${hari.username} @${sita.username}`,
    })
    expect((await notificationsOf(hari)).notifications).toMatchObject([
      { content: `${sita.username} mentioned you in “Picnic”`, ad: { _id: post._id } },
    ])
    await readAll(hari)

    const params = { id: post._id }
    const texts = [`@${hari.username} @${gita.username}`, 'Nobody', `@${hari.username}`]
    for (const content of texts) await sita.call(postApi.edit, { params, body: { content } })

    expect([await unreadOf(hari), await unreadOf(gita), await unreadOf(sita)]).toEqual([0, 1, 0])
  })

  test('notifies ten at most, and nobody across a block', async () => {
    const sita = await person('sita')
    const crowd = await Promise.all(Array.from({ length: 12 }, () => person('one')))
    await block(crowd[0]!, sita)

    await write(sita, { content: crowd.map(({ username }) => `@${username}`).join(' ') })

    const counts = await Promise.all(crowd.map(unreadOf))
    expect(counts).toEqual([0, ...Array(9).fill(1), 0, 0])
  })
})

describe('followers', () => {
  test('are grouped, and who comes back within a week notifies once', async () => {
    const [sita, hari, gita, maya] = await people('sita', 'hari', 'gita', 'maya')
    for (const one of [hari, gita, maya]) await one.call(userApi.follow, to(sita))
    expect(await sentencesTo(sita)).toEqual([`${maya.username} and 2 others started following you`])
    await readAll(sita)

    await hari.call(userApi.unfollow, to(sita))
    await hari.call(userApi.follow, to(sita))
    await hari.call(userApi.follow, to(sita))
    expect([await unreadOf(sita), (await notificationsOf(sita)).total]).toEqual([0, 1])

    await sql`
      update notifications set place = place - (8 * 86400000::bigint << 16) where user_id = ${sita.id}`
    await hari.call(userApi.unfollow, to(sita))
    await hari.call(userApi.follow, to(sita))
    expect(await unreadOf(sita)).toBe(1)
  })
})

describe('security', () => {
  test('of a new device, a new password and the second step is shown in both languages', async () => {
    const sita = await person('sita')
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const credentials = { login: sita.username, password: PASSWORD }
    await ask(authApi.login, { body: credentials }, { headers: { 'user-agent': agent } })
    await sita.call(authApi.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'aalu-tama-with-bodi' },
    })

    expect(await sentencesTo(sita)).toEqual([
      'Your password was changed',
      'New log-in on Firefox on Linux',
    ])
    expect(await sentencesTo(sita, 'ne')).toEqual([
      'तपाईंको पासवर्ड फेरियो',
      'नयाँ लगइन भयो: Linux मा Firefox',
    ])
    expect((await notificationsOf(sita)).notifications[0]).toMatchObject({
      type: 'security',
      user: null,
      ad: null,
      comment: null,
    })
  })

  test('of the second step notifies when it is switched on and off', async () => {
    const sita = await person('sita')
    const { recoveryCodes } = await switchOn(sita)
    const body = { password: PASSWORD, code: recoveryCodes[0] }
    await sita.call(twoFactorApi.disable, { body })

    expect(await sentencesTo(sita)).toEqual(['Two-step log-in is off', 'Two-step log-in is on'])
    expect(await sentencesTo(sita, 'ne')).toEqual(['दुई चरणको लगइन बन्द भयो', 'दुई चरणको लगइन खुल्यो'])
  })

  test('of an old key that was used again notifies too', async () => {
    const sita = await person('sita')
    await ask(authApi.refresh, {}, { cookies: { jes_rt: sita.refreshToken } })
    await sql`
      update spent_refresh_tokens set spent_at = now() - interval '1 hour'
      where session_id = ${sita.sessionId}`
    await ask(authApi.refresh, {}, { cookies: { jes_rt: sita.refreshToken } })

    const [row] = await sql`select type, facts from notifications where user_id = ${sita.id}`
    expect(row).toMatchObject({ type: 'security', facts: { event: 'deviceSignedOut' } })
  })
})

describe('a type that is switched off', () => {
  test('is silent', async () => {
    const [sita, hari] = await people('sita', 'hari')
    const post = await posted(sita)
    await sita.call(notificationApi.prefer, { body: { type: 'comment', inApp: false } })
    const mine = await commented(sita, post)
    await commented(hari, post)
    await commented(hari, post, { parentId: mine })
    expect(await typesTo(sita)).toEqual(['reply'])
  })
})

function to({ id }: Person) {
  return { params: { id } }
}

function people<const Names extends string[]>(...names: Names) {
  return Promise.all(names.map((name) => person(name))) as Promise<{
    [Index in keyof Names]: Person
  }>
}

async function typesTo(member: Person) {
  return (await notificationsOf(member)).notifications.map(({ type }) => type)
}

async function readAll(member: Person) {
  await member.call(notificationApi.readAll, { params: { userId: member.id } })
}

async function mute(member: Person, id: string, muted: boolean) {
  await member.call(notificationApi.mute, { params: { id }, body: { muted } })
}
