import type { SearchPage } from '@jes/contract/search/search'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { exampleHub } from '#features/hubs/hubs/exampleHub.ts'
import { standBeforeTallScreen } from '#features/posts/posts/tallScreen.ts'
import { type Search, searchIn } from '#features/search/search/searchAddress.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { Found } from './Found.tsx'

const server = vi.spyOn(globalThis, 'fetch')
standBeforeTallScreen()

beforeAll(() =>
  Promise.all([
    import('#features/hubs/hubs/JoinButton.tsx'),
    import('#ui/FailedState.tsx'),
    import('./OneKind.tsx'),
    import('./NothingFound.tsx'),
  ]),
)

afterEach(() => {
  cleanup()
  clearUser()
  server.mockReset()
})

test('what was looked for is marked in either script, in titles, texts, names and what hubs say', async () => {
  answer({
    ads: [
      examplePost({
        title: 'मोमोको अचार',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Momo in Asan' }] }],
      }),
    ],
    users: [{ ...exampleUser, bio: 'Reviews every momo' }],
    jehubs: [exampleHub({ name: 'KathmanduEats', description: 'Momo debates' })],
    hashtags: [{ tag: 'momo', count: 2 }],
    terms: ['momo'],
  })
  show('?q=momo')

  await waitFor(() => expect(marks()).toEqual(['Momo', 'momo', 'momo', 'मोमोको', 'Momo']))
  expect(screen.getByRole('link', { name: 'मोमोको अचार' })).toBeTruthy()
})

test('every kind has its tab, and the blocks lead there', async () => {
  answer({ jehubs: [exampleHub()], users: [exampleUser], terms: ['momo'] })
  show('?q=momo')

  const block = await screen.findByRole('region', { name: 'JeHubs' })
  expect(within(block).getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
    '/search?q=momo&type=hubs',
  )
  const tabs = within(screen.getByRole('navigation', { name: 'Kinds of results' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    'All',
    'Posts',
    'People',
    'JeHubs',
    'JesClips',
    'Hashtags',
  ])
})

test('a hub that was found is joined in its place', async () => {
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
  answer({ jehubs: [exampleHub({ name: 'Momo', joinState: 'none' })] })
  show('?q=momo')
  const button = await screen.findByRole('button', { name: 'Join Momo' })

  server.mockImplementation(async () => Response.json({ joinState: 'member', memberCount: 8 }))
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Leave Momo' })).toBeTruthy()
})

test('where nothing is found it says what may have been meant', async () => {
  answer({ meant: 'काठमाडौँ' })
  show('?q=kathamndoo')

  const meant = await screen.findByRole('link', { name: 'काठमाडौँ' })
  expect(meant.parentElement?.textContent).toBe('Did you mean काठमाडौँ?')
  expect(meant.getAttribute('href')).toBe(`/search?q=${encodeURIComponent('काठमाडौँ')}`)
  expect(screen.getByRole('heading', { name: 'Nothing found for “kathamndoo”' })).toBeTruthy()
})

test('a kind without results names the kinds that have some', async () => {
  server.mockImplementation(async (url) =>
    Response.json(
      String(url).includes('type=users') ? nothing : { ...nothing, jehubs: [exampleHub()] },
    ),
  )
  show('?q=momo&type=people')

  const others = await screen.findByRole('navigation', { name: 'But there is something here:' })
  expect(
    within(others)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['JeHubs'])
})

test('what the server refuses is said in its words', async () => {
  server.mockImplementation(async () =>
    Response.json(
      { error: 'Search for at most 200 characters', code: 'bad_request' },
      { status: 400 },
    ),
  )
  show('?q=momo&type=hubs')

  expect(await screen.findByText('Search for at most 200 characters')).toBeTruthy()
})

test('a line says from where on posts say it in other words, or are only similar', async () => {
  answer({
    ads: ['1', '2', '3'].map((_id) => examplePost({ _id, title: `Post ${_id}` })),
    inOtherWords: { first: '2', words: ['झरी', 'वर्षा'] },
    firstSimilar: '3',
  })
  show('?q=rain&type=posts')

  await screen.findByText('झरी, वर्षा')
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.filter((title) => /^(Post|In|Similar)/.test(title))).toEqual([
    'Post 1',
    'In other words',
    'Post 2',
    'Similar',
    'Post 3',
  ])
})

test('order and period are in the request and in the address', async () => {
  answer({ ads: [examplePost()] })
  show('?q=momo&type=posts&sort=new')

  await screen.findByRole('article')
  expect(asked()).toMatchObject({ q: 'momo', type: 'ads', sort: 'new', t: 'all' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This week')
  expect(window.location.search).toBe('?q=momo&type=posts&sort=new&t=week')
})

const nothing: SearchPage = {
  ads: [],
  clips: [],
  users: [],
  jehubs: [],
  hashtags: [],
  districts: [],
  terms: [],
  meant: null,
  inOtherWords: null,
  firstSimilar: null,
  nextCursor: null,
}
const exampleUser = {
  _id: '7',
  username: 'sujata',
  displayName: 'Sujata Tamang',
  image: null,
  isPremium: false,
  verifiedAs: null,
  bio: '',
  isFollowed: null,
}

function answer(found: Partial<SearchPage>) {
  server.mockImplementation(async () => Response.json({ ...nothing, ...found }))
}

function show(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const search: Search = searchIn(new URLSearchParams(address))
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Found search={search} />
      </Router>
    </QueryClientProvider>,
  )
}

function marks() {
  return [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
}

function asked() {
  const url = new URL(String(server.mock.calls[0]?.[0]), 'http://jes')
  return Object.fromEntries(url.searchParams)
}
