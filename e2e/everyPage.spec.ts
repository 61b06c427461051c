import type { APIRequestContext, Page } from '@playwright/test'
import { closeDatabase, countAsMuchRead, database, promote } from './database.ts'
import { closedMonthOf } from './earning.ts'
import { founder, hubAddress, hubNamed, RULES } from './founding.ts'
import { type Actor, expect, member, test, tokenOf } from './people.ts'
import { LOOKS, measure, type Stop, survey } from './survey.ts'
import { addressOf, articleOf, writer } from './writing.ts'

const FOR_EVERYBODY: Stop[] = [
  '/',
  '/search',
  '/search?q=momo',
  '/explore',
  '/explore?tab=hubs',
  ['/trending', hasTrends],
  '/trending?tab=posts',
  '/districts',
  '/districts/kaski',
  '/districts/kaski?tab=hubs',
  '/jesclips/latest',
  '/jehubs',
  '/jehub/KathmanduEats',
  '/premium',
  '/premium/how',
  '/about',
  '/help',
  '/help/grievance',
  '/help/delete-your-account',
  '/rules',
  '/privacy-policy',
  '/terms',
  '/blogs',
  '/je/aarati',
  '/je/nobody.here',
  '/jehub/none',
  '/post/a/1/b',
  '/login',
  '/login/google',
  '/register',
  '/forgot-password',
  '/lost-phone',
  '/reset-password',
  '/verify-email',
  '/nowhere',
]
const FOR_MEMBERS: Stop[] = [
  ['/', offerInstall],
  '/notifications',
  '/messages',
  '/bookmarks',
  '/lists',
  '/data-use',
  '/add-post',
  '/add-jesclips',
  ['/outbox', refuseSomething],
  '/welcome?step=1',
  '/welcome?step=2',
  '/welcome?step=3',
  '/bookmarks?tab=comments',
  '/votes',
  '/reports',
  '/follow-requests',
  '/analytics',
  '/premium/orders',
]
const SETTINGS = [
  '',
  '#profile',
  '#account',
  '#language',
  '#appearance',
  '#saver',
  '#notifications',
  '#privacy',
  '#blocked',
  '#security',
  '#data',
]
const TABS_OF_A_TEAM = ['requests', 'bans', 'invites', 'automod', 'settings', 'log']
const DESK_OF_THE_STAFF = [
  '',
  '/grievances',
  '/appeals',
  '/signUps',
  '/members',
  '/jehubs',
  '/content',
  '/trends',
  '/words',
  '/templates',
  '/blogs',
  '/announcements',
  '/switches',
  '/jobs',
  '/audit',
  '/figures',
  '/passes',
  '/payouts',
  '/revenue',
]

test.afterAll(closeDatabase)

for (const [name, options, look] of [
  ['on a desk, light, nobody is shut out of', LOOKS.desk, survey],
  ['on a phone, dark, there is room in both languages on', LOOKS.phone, measure],
] as const) {
  test.describe(name, () => {
    // People who are made by a test get the options of their window by `contextOptions`.
    test.use({ ...options, contextOptions: { ...options, reducedMotion: 'reduce' } })

    test('the public pages', async ({ page }) => {
      test.slow()
      await look(page, FOR_EVERYBODY)
    })

    test('the pages of a member', async ({ person, request }) => {
      test.slow()
      const { page, ...bimala } = await person('bimala')
      await look(page, [
        ...FOR_MEMBERS,
        ...(await pagesOf(bimala, request)),
        ...SETTINGS.map((part) => [`/setting${part}`, hasParts(part)] as const),
      ])
    })

    test('the pages of a hub, and what its team sees', async ({ person, request }) => {
      test.slow()
      const [pasang, bikash] = [await person('pasang'), await person('bikash')]
      const open = await openHub(request, pasang)
      const { hub, appeal } = await hubToLookAfter(request, pasang, bikash)
      // The page of a hub is the first: its rules are beside it, where only the first is checked.
      await look(pasang.page, [
        ...['', '?sort=top', '?tab=rules', '?tab=members', '?tab=about'].map(
          (part) => hubAddress(open) + part,
        ),
        '/jehubs',
        [`/add-post?hub=${encodeURIComponent(open.name)}`, openPicker],
        ...TABS_OF_A_TEAM.map((tab) => `${hubAddress(hub)}/moderate?tab=${tab}`),
        [`${hubAddress(hub)}/moderate?tab=queue`, shows('Shoes for sale')],
        [`${hubAddress(hub)}/moderate?tab=members`, shows(bikash.username)],
      ])
      await look(bikash.page, ['/reports', [appeal, shows('Pickles for sale')]])
    })

    test('the desk of the staff', async ({ person }) => {
      test.slow()
      const { page, ...asha } = await person('asha')
      await promote(asha, 'admin')
      await look(
        page,
        DESK_OF_THE_STAFF.map((section) => `/admin${section}`),
      )
      await expect(page.getByRole('complementary')).toHaveCount(0)
    })
  })
}

/** A much read post with its replies, a paid month, and the pages of both. */
async function pagesOf(
  author: Actor & { id: string },
  request: APIRequestContext,
): Promise<Stop[]> {
  const pen = await writer(request, author)
  const post = await pen.post(
    `A walk to Swayambhu ${author.username}`,
    '## Steps\n\n365 of **them**.',
  )
  await pen.comment(post, 'And an answer', await pen.comment(post, 'यो मेरो पहिलो कमेन्ट हो'))
  await pen.bookmark(post._id)
  await countAsMuchRead(post)
  const { month } = await closedMonthOf(author, { paisa: [150_000] })
  const talk = await talkOf(author, request)
  const isListed = (page: Page) => expect(articleOf(page, post.title)).toBeVisible()
  return [
    [talk, (page) => expect(page.getByRole('log')).toContainText('नमस्ते')],
    [
      await groupOf(author, request),
      (page) => expect(page.getByText(/पोखरा/).last()).toBeVisible(),
    ],
    '/messages/join/nothing',
    '/premium/earnings',
    `/premium/earnings/${month}`,
    ['/bookmarks/kept', keepFirst],
    [await listOf(author, request), isListed],
    ['/?feed=latest', isListed],
    [
      '/?feed=top&t=day',
      (page) =>
        expect(page.getByRole('link', { name: /^(Today|आज)$/ })).toHaveAttribute(
          'aria-current',
          'true',
        ),
    ],
    [`/je/${author.username}`, isListed],
    [addressOf(post), openReply],
  ]
}

async function talkOf(author: Actor, request: APIRequestContext) {
  const { send } = await founder(request, author)
  const { _id } = await send('/api/talks', { user: (await member('reader')).id })
  await send(`/api/talks/${_id}/messages`, { content: 'नमस्ते, the *last* micro?' })
  return `/messages/${_id}`
}

async function listOf(author: Actor & { id: string }, request: APIRequestContext) {
  const { send } = await founder(request, author)
  const { list } = await send('/api/lists', { name: 'बाटो देखाउने', isPublic: true })
  const headers = { authorization: `Bearer ${await tokenOf(request, author)}` }
  await request.put(`/api/lists/${list._id}/people/${author.id}`, { headers })
  return `/lists/${list._id}`
}

async function groupOf(author: Actor, request: APIRequestContext) {
  const { send } = await founder(request, author)
  const users = [(await member('reader')).id]
  const { _id } = await send('/api/groups', { name: 'तिहारमा पोखरा', users })
  return `/messages/${_id}?view=info`
}

async function openHub(request: APIRequestContext, owner: Actor) {
  const { found } = await founder(request, owner)
  const hub = await found({ name: hubNamed('चाडपर्व'), rules: RULES, tags: ['dashain'] })
  await (await writer(request, owner)).post('First of all', 'Words', hub._id)
  return hub
}

/** A private hub with a post that was removed and one that was reported, both by the same member. */
async function hubToLookAfter(request: APIRequestContext, owner: Actor, author: Actor) {
  const team = await founder(request, owner)
  const hub = await team.found({ name: hubNamed('Family'), isPrivate: true, rules: RULES })
  await (await founder(request, author)).send(`/api/jehub/${hub._id}/join`, {})
  const { _id: userId } = await (await request.get(`/api/users/${author.username}`)).json()
  await team.send(`/api/jehub/${hub._id}/requests`, { userId, approve: true })
  const pen = await writer(request, author)
  const removed = await pen.post('Pickles for sale', '', hub._id)
  await team.send(`/api/ads/${removed._id}/moderate`, { action: 'remove', rule: 1, reason: '' })
  const reported = await pen.post('Shoes for sale', 'Size 40', hub._id)
  await team.send('/api/reports', { kind: 'post', id: reported._id, reason: 'spam' })
  const [{ act }] = await database()<[{ act: string }]>`
    select id::text as act from mod_log where post_id = ${removed._id}`
  return { hub, appeal: `/appeal/${act}` }
}

function shows(words: string) {
  return (page: Page) =>
    expect(page.getByRole('main').getByText(words, { exact: false }).first()).toBeVisible()
}

async function hasTrends(page: Page) {
  await expect(page.getByRole('main').getByRole('link', { name: /#/ }).first()).toBeVisible()
}

async function openPicker(page: Page) {
  await page.getByRole('button', { name: /^(Post to|पोस्ट हुने ठाउँ)/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** As Chrome does it, for somebody who was here before. */
async function offerInstall(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('jes-visits', JSON.stringify({ count: 3, at: Date.now() }))
    window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))
  })
  await expect(page.getByRole('button', { name: /^(Not now|अहिले होइन)$/ })).toBeVisible()
}

/** The outbox is seldom seen with something in it. */
async function refuseSomething(page: Page) {
  await page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('root')!)
    const act = {
      id: 'refused',
      key: 'refused',
      userId: user._id,
      kind: 'comment',
      subject: 'comment 1',
      wish: { postId: '1', parentComment: null, content: 'He waits' },
      endpoint: { method: 'POST', path: '/api/comments' },
      sent: { body: { ad: '1', content: 'He waits' } },
      about: { name: 'Sita Rai' },
      at: new Date().toISOString(),
      order: 1,
      attempts: 1,
      triedAt: null,
      state: 'refused',
      problem: 'This post is locked',
    }
    const opening = indexedDB.open('jes-outbox')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction('acts', 'readwrite')
    writing.objectStore('acts').put(act)
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    opening.result.close()
    new BroadcastChannel('jes-outbox').postMessage(null)
  })
  await expect(page.getByText('This post is locked')).toBeVisible()
}

async function keepFirst(page: Page) {
  await page.getByRole('main').getByRole('switch').last().check()
  await expect(page.getByText(/^(Kept|राखियो) · /)).toBeVisible()
}

async function openReply(page: Page) {
  const answer = page.locator('#comments').getByRole('article').filter({ hasText: 'And an answer' })
  await answer
    .last()
    .getByRole('button', { name: /^(Reply|जवाफ)$/ })
    .click()
}

/** The list of all sections is a page of its own on a phone; each section has a heading. */
function hasParts(part: string) {
  return async (page: Page) => {
    if (part) await expect(page.locator('main h2').first()).toBeVisible()
  }
}
