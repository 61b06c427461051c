import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useActs } from '#features/core/outbox/acts.ts'
import { blankDraft } from '#features/posts/drafts/draftContent.ts'
import { writeLocal } from '#features/posts/drafts/localDraft.ts'
import { navigate } from '#lib/history.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { NewPostPanel } from './NewPostPanel.tsx'

const author = { _id: '6', username: 'sita', displayName: 'Sita', image: null }
let draftKey = ''
const server = vi.spyOn(globalThis, 'fetch')
const posted = vi.fn<(request: RequestInit) => Response | Promise<Response>>()

// A draft is still saved when its form is gone: each test has another writer.
beforeEach(() => {
  author._id = String(Number(author._id) + 1)
  draftKey = `jes-draft-${author._id}`
  localStorage.clear()
  setToken('jes_token')
  setUser(author)
  navigate('/add-post')
  posted.mockReset()
  server.mockReset()
  server.mockImplementation(async (url, request) => {
    if (url === '/api/ads') return posted(request ?? {})
    if (request?.method === 'GET') return Response.json({ drafts: [], scheduled: [] })
    const updatedAt = '2026-10-14T08:00:00.000Z'
    return Response.json({ ...blankDraft(), _id: '31', updatedAt }, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  clearUser()
  vi.unstubAllGlobals()
  navigate('/')
})

test('what was typed stays after a refusal, which is said on its field', async () => {
  const user = begin()
  posted.mockReturnValueOnce(
    Response.json(
      {
        error: 'Please check what you entered.',
        code: 'invalid',
        errors: { title: 'Not this one' },
      },
      { status: 422 },
    ),
  )
  await fill(screen.getByLabelText('Title'), 'Momo')
  await fill(content(), 'Jhol achar')
  await user.click(postButton())

  expect((await screen.findByRole('alert')).textContent).toBe('Not this one')
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Momo')
  expect(content().value).toBe('Jhol achar')
})

test('after a refusal it is sent with another key', async () => {
  const user = begin()
  await fill(screen.getByLabelText('Title'), 'Momo')
  for (const error of ['No.', 'No!']) {
    posted.mockReturnValueOnce(Response.json({ error, code: 'too_many' }, { status: 429 }))
    await user.click(postButton())
    expect(await screen.findByText(error)).toBeTruthy()
  }
  const [one, two] = posted.mock.calls.map(([{ headers }]) => keyIn(headers))
  expect(two).not.toBe(one)
})

test('without a reply it waits in the outbox, and goes out with the key that it may have arrived with', async () => {
  const user = begin()
  await fill(screen.getByLabelText('Title'), 'Momo')
  await fill(content(), 'Jhol achar')
  posted.mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(postButton())

  await expect.poll(() => location.pathname).toBe('/')
  await expect.poll(() => posted.mock.calls.length).toBe(2)
  await expect.poll(() => useActs.getState()[0]?.state).toBe('waiting')
  expect(useActs.getState()).toMatchObject([
    { kind: 'post', wish: { title: 'Momo', content: 'Jhol achar' } },
  ])
  expect(localStorage.getItem(draftKey)).toBeNull()
  const [one, two] = posted.mock.calls.map(([{ headers }]) => keyIn(headers))
  expect(two).toBe(one)
})

test('a draft of before is back, and leads to the post together with its id', async () => {
  const content = { ...blankDraft(), title: 'दशैंको', content: 'टीका' }
  writeLocal(draftKey, { content, id: '31', updatedAt: null, isSent: false, savedAt: Date.now() })
  const user = begin()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('दशैंको')
  expect(screen.getByText('Your draft is back.')).toBeTruthy()

  const post = { _id: '50', title: 'दशैंको', user: { username: 'sita' } }
  posted.mockReturnValueOnce(Response.json(post, { status: 201 }))
  await user.click(postButton())
  await expect.poll(() => decodeURI(location.pathname)).toBe('/post/sita/50/दशैंको')
  expect(JSON.parse(String(posted.mock.lastCall?.[0].body))).toMatchObject({ draft: '31' })
  expect(localStorage.getItem(draftKey)).toBeNull()
})

test('who comes from a hub finds a clean sheet; the draft of before is offered with its own address', async () => {
  const content = { ...blankDraft(), title: 'दशैंको', content: 'टीका' }
  writeLocal(draftKey, { content, id: null, updatedAt: null, isSent: false, savedAt: Date.now() })
  navigate('/add-post?hub=Momo')
  const user = begin()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  expect(screen.getByText('Draft: दशैंको')).toBeTruthy()
  // It is safe on the server, and once only.
  await expect.poll(parked).toEqual([])
  expect(saved()).toEqual(['दशैंको'])

  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Title').value).toBe('दशैंको')
  expect(screen.queryByText('Draft: दशैंको')).toBeNull()
  posted.mockReturnValueOnce(
    Response.json({ _id: '50', title: 'दशैंको', user: { username: 'sita' } }, { status: 201 }),
  )
  await user.click(postButton())
  await expect.poll(() => posted.mock.calls.length).toBe(1)
  const body = JSON.parse(String(posted.mock.lastCall?.[0].body))
  expect(body).toMatchObject({ title: 'दशैंको', jehub: null, draft: '31' })
  expect(saved()).toEqual(['दशैंको'])
})

test('without a connection the draft of before is set aside and goes to the server later', async () => {
  const content = { ...blankDraft(), title: 'दशैंको' }
  writeLocal(draftKey, { content, id: null, updatedAt: null, isSent: false, savedAt: Date.now() })
  navigate('/add-post?hub=Momo')
  const answer = server.getMockImplementation()!
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  begin()
  await fill(screen.getByLabelText('Title'), 'Momo')
  cleanup()
  expect(parked()).toHaveLength(1)

  server.mockImplementation(answer)
  navigate('/add-post')
  begin()
  await expect.poll(parked).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Momo')
})

test('nobody posts without a title or while a picture is on its way', async () => {
  vi.stubGlobal('XMLHttpRequest', NeverAnswered)
  const user = begin()
  expect(postButton().disabled).toBe(true)
  await fill(screen.getByLabelText('Title'), 'Momo')
  expect(postButton().disabled).toBe(false)

  const picture = new File(['x'], 'momo.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Add photos'), picture)
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toBeTruthy()
  expect(postButton().disabled).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Cancel photo 1' }))
  expect(postButton().disabled).toBe(false)
})

test('a file that is no picture is refused under the photos, dropped or chosen', async () => {
  const user = userEvent.setup({ applyAccept: false, delay: null })
  begin()
  const text = new File(['x'], 'a.txt', { type: 'text/plain' })
  await user.upload(screen.getByLabelText('Add photos'), text)
  expect(await screen.findByText('Please select a valid image file')).toBeTruthy()

  const big = new File(['x'], 'big.png', { type: 'image/png' })
  Object.defineProperty(big, 'size', { value: 5 * 1024 * 1024 })
  fireEvent.drop(screen.getByLabelText('Title'), {
    dataTransfer: { types: ['Files'], files: [big] },
  })
  expect(await screen.findByText('File size must be less than 5MB')).toBeTruthy()
})

test('leaving with something unsent asks; saved as a draft it is there again', async () => {
  const user = begin()
  await fill(screen.getByLabelText('Title'), 'Momo')
  navigate('/explore')
  expect(location.pathname).toBe('/add-post')

  const dialog = await screen.findByRole('dialog', { name: 'Keep this as a draft?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(location.pathname).toBe('/add-post')

  navigate('/explore')
  await user.click(await screen.findByRole('button', { name: 'Keep as draft' }))
  expect(location.pathname).toBe('/explore')
  expect(localStorage.getItem(draftKey)).toContain('Momo')
})

test('who has written nothing is not asked', async () => {
  begin()
  navigate('/explore')
  expect(location.pathname).toBe('/explore')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a Nepali title of 150 letters is taken, and the counter counts those letters', async () => {
  const user = begin()
  // Four code units each: the old limit was full after 37 of them.
  const title = 'क्षे'.repeat(150)
  await fill(screen.getByLabelText('Title'), `${title}क्षे`)
  expect(screen.getByText('151/150')).toBeTruthy()
  await user.click(postButton())
  expect(await screen.findByText('Title must be 3 to 150 characters')).toBeTruthy()
  expect(posted).not.toHaveBeenCalled()

  await user.clear(screen.getByLabelText('Title'))
  await fill(screen.getByLabelText('Title'), title)
  expect(screen.getByText('150/150')).toBeTruthy()
  posted.mockReturnValueOnce(Response.json({ error: 'No.', code: 'too_many' }, { status: 429 }))
  await user.click(postButton())
  await screen.findByText('No.')
  expect(JSON.parse(String(posted.mock.lastCall?.[0].body)).title).toBe(title)
})

test('who leaves and discards finds nothing again', async () => {
  const user = begin()
  await fill(screen.getByLabelText('Title'), 'Momo')
  navigate('/explore')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(location.pathname).toBe('/explore')
  await expect.poll(() => localStorage.getItem(draftKey)).toBeNull()
})

test('whose session has ended is let go to log in, and the text waits', async () => {
  begin()
  await fill(screen.getByLabelText('Title'), 'Momo')
  clearUser()
  navigate('/login')
  expect(location.pathname).toBe('/login')
  cleanup()
  expect(localStorage.getItem(draftKey)).toContain('Momo')
})

test('a text that needs a pass says so before it is sent', async () => {
  begin()
  await fill(content(), 'Momo. '.repeat(1_600))
  expect(screen.queryByText(/With a Premium pass/)).toBeNull()
  await fill(content(), 'Momo. '.repeat(100))
  const hint = (await screen.findByText(/With a Premium pass you write up to 25,000/)).closest('p')!
  expect(within(hint).getByRole('link').getAttribute('href')).toBe('/premium')
})

test('the gaps of a poll are said on their fields', async () => {
  const user = begin()
  await fill(screen.getByLabelText('Title'), 'Momo or chowmein?')
  await user.click(screen.getByText('Add a poll'))
  await fill(await screen.findByLabelText('Choice 1'), 'Momo')
  await user.click(postButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Each choice has 1 to 80 characters')
  expect(document.activeElement).toBe(screen.getByLabelText('Choice 2'))
  expect(posted).not.toHaveBeenCalled()
})

test('who sees it and who may comment go with the post', async () => {
  const user = begin()
  posted.mockReturnValueOnce(Response.json({ error: 'Not now', code: 'invalid' }, { status: 422 }))
  await fill(screen.getByLabelText('Title'), 'Momo')
  await user.selectOptions(await screen.findByLabelText('Who sees it'), 'Followers')
  await user.selectOptions(screen.getByLabelText('Who may comment'), 'Nobody')
  expect(screen.queryByText('Everyone can see this')).toBeNull()
  await user.click(postButton())

  await vi.waitFor(() => expect(posted).toHaveBeenCalled())
  const sent = JSON.parse(String(posted.mock.calls[0]![0].body))
  expect(sent).toMatchObject({ audience: 'followers', commenters: 'nobody' })
})

test('a poll goes with the post, without the lines left empty', async () => {
  const user = begin()
  await fill(screen.getByLabelText('Title'), 'Momo or chowmein?')
  await user.click(screen.getByText('Add a poll'))
  await fill(await screen.findByLabelText('Choice 1'), 'Momo')
  await fill(screen.getByLabelText('Choice 2'), 'Chowmein')
  await user.click(screen.getByText('Add a choice'))
  await user.selectOptions(screen.getByLabelText('Open for'), '7 days')
  posted.mockReturnValueOnce(Response.json({ error: 'No.', code: 'too_many' }, { status: 429 }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('No.')
  expect(JSON.parse(String(posted.mock.lastCall?.[0].body)).poll).toEqual({
    options: ['Momo', 'Chowmein'],
    hours: 168,
  })
})

class NeverAnswered {
  upload = {}
  onabort = () => {}
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort()
  }
}

function begin() {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <NewPostPanel author={author} />
      </QueryClientProvider>
    </Router>,
  )
  return userEvent.setup({ delay: null })
}

/** Pasted, which is one event; typing letter by letter is slow. */
async function fill(field: HTMLElement, words: string) {
  const typist = userEvent.setup({ delay: null })
  await typist.click(field)
  await typist.paste(words)
}

function content() {
  return screen.getByLabelText<HTMLTextAreaElement>(/^Content/)
}

function postButton() {
  return screen.getByText('Post').closest('button')!
}

function keyIn(headers: RequestInit['headers']) {
  return new Headers(headers).get('idempotency-key')
}

/** The titles of the drafts that the server was given. */
function saved() {
  return server.mock.calls
    .filter(([url, request]) => String(url).startsWith('/api/drafts') && request?.body)
    .map(([, request]) => JSON.parse(String(request?.body)).title)
}

/** The drafts that were set aside in this browser. */
function parked() {
  return Object.keys(localStorage).filter((name) => name.startsWith(`${draftKey}-parked-`))
}
