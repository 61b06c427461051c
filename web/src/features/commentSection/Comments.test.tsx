import type { Comment } from '@jes/contract/comments'
import type { Post } from '@jes/contract/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exampleComment as anyComment, examplePage } from '#features/comments/exampleComment.ts'
import { dropUnsent, unsentTo } from '#features/outbox/unsent.ts'
import { examplePost } from '#features/postActs/examplePost.ts'
import { ears } from '#lib/live.ts'
import { navigate } from '#lib/places.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { Comments } from './Comments.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const gita = { _id: '1', username: 'gita', displayName: 'Gita', image: null, isPremium: false }
const at = '2026-01-01T00:00:00.000Z'
/** Each test has a post of its own: what the page remembers of one is of no matter to the next. */
let postId = 100
let comments: Comment[] = []
/** What the next changing calls are answered. */
let answers: (() => Response | Promise<Response>)[] = []

// They are fetched when they are first asked for; no test should wait for that.
beforeAll(() =>
  Promise.all([
    import('#features/commentBox/EditBox.tsx'),
    import('#features/commentParts/CommentMenu.tsx'),
    import('#features/editor/Suggesting.tsx'),
    import('./NoComments.tsx'),
  ]),
)

beforeEach(() => {
  setUser(gita)
  setToken('token')
  navigate(`/post/sita/${++postId}/momo`, { replace: true })
  comments = []
  answers = []
  server.mockImplementation(async (url, init) => {
    if (String(url).includes('/api/auth/me')) return Response.json({ user: gita })
    if (init?.method !== 'GET' && init?.method) return (answers.shift() ?? refuse)()
    if (String(url).includes('/changes'))
      return Response.json({ comments: [], gone: [], total: comments.length, at, isTooMuch: false })
    return Response.json(examplePage(comments))
  })
})

afterEach(() => {
  cleanup()
  for (const { key } of unsentTo(String(postId))) dropUnsent(key)
  clearUser()
  server.mockReset()
  useToasts.setState([], true)
  localStorage.clear()
  sessionStorage.clear()
})

test('a comment shows at once, grey until it has arrived', async () => {
  const user = await show()
  const answer = later()
  await user.type(box(), 'ताजा मोमो')
  await user.click(button('Comment'))

  expect(screen.getByText('ताजा मोमो').closest('article')?.getAttribute('aria-busy')).toBe('true')
  expect(box().value).toBe('')

  answer(Response.json({ comment: mine({ content: 'ताजा मोमो' }) }, { status: 201 }))
  await screen.findByRole('article', { name: 'Comment by Gita' })
  expect(screen.getAllByText('ताजा मोमो')).toHaveLength(1)
  expect(sent()).toEqual([{ content: 'ताजा मोमो', ad: String(postId) }])
})

test('what did not arrive stays with its text, and goes out again when asked', async () => {
  const user = await show()
  answers = [refuse, () => Response.json({ comment: mine({ content: 'Momo' }) })]
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent')
  expect(screen.getByText('Momo')).toBeTruthy()

  await user.click(button('Retry'))
  await screen.findByRole('article', { name: 'Comment by Gita' })
  expect(screen.queryByText('Not sent')).toBeNull()
})

test('what did not arrive can be given up', async () => {
  const user = await show()
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Momo')).toBeNull()
})

test('blank content sends nothing', async () => {
  const user = await show()
  expect(button('Comment')).toHaveProperty('disabled', true)
  await user.type(box(), '  {Enter} {Control>}{Enter}{/Control}')
  expect(button('Comment')).toHaveProperty('disabled', true)
  expect(sent()).toEqual([])
})

test('a comment that is too long says so, and how long it is', async () => {
  const user = await show()
  await user.click(box())
  await user.paste('क'.repeat(4_600))
  expect(screen.getByText('4,600/5,000')).toBeTruthy()
  await user.paste('क'.repeat(401))
  expect(screen.getByText(/longer than a comment can be/)).toBeTruthy()
  expect(button('Comment')).toHaveProperty('disabled', true)
})

test('unfinished text is there again after a reload, for each place its own', async () => {
  comments = [exampleComment()]
  const user = await show()
  await user.type(box(), 'Half a comment')
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'Half a reply')

  cleanup()
  await show()
  expect(box().value).toBe('Half a comment')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply to Hari KC').value).toBe('Half a reply')
})

test('a visitor is led to log in, comes back to the place, and finds the text', async () => {
  clearUser()
  const user = await show()
  await user.type(box(), 'From a visitor')
  await user.click(button('Comment'))
  expect(window.location.pathname).toBe('/login')
  expect(new URLSearchParams(window.location.search).get('next')).toBe(
    `/post/sita/${postId}/momo#comments`,
  )
  expect(sent()).toEqual([])

  cleanup()
  setUser(gita)
  setToken('token')
  await show()
  expect(box().value).toBe('From a visitor')
})

test('a visitor who answers comes back to the comment, with the box open', async () => {
  clearUser()
  comments = [exampleComment({ _id: '5' })]
  const user = await show()
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'An answer')
  await user.click(screen.getAllByRole('button', { name: 'Reply' })[1]!)
  const next = new URLSearchParams(window.location.search).get('next')
  expect(next).toBe(`/post/sita/${postId}/momo#c5`)

  cleanup()
  setUser(gita)
  setToken('token')
  navigate(next!)
  await show()
  const reply = screen.getByLabelText<HTMLTextAreaElement>('Reply to Hari KC')
  expect(reply.value).toBe('An answer')
  await waitFor(() => expect(document.activeElement).toBe(reply))
})

test('who is answering a comment keeps the text when that is deleted', async () => {
  comments = [exampleComment({ _id: '5' })]
  const user = await show()
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'An answer')
  hear('commentDeleted', { _id: '5', ad: String(postId), comment: null, total: 0, at })
  await screen.findByText('Comment deleted by its author')
  expect(screen.getByDisplayValue('An answer')).toBeTruthy()
})

test('a thread collapses to a line that says how many it hides, and opens again', async () => {
  const deep = exampleComment({ _id: '3', parentComment: '2', content: 'Deep' })
  const reply = exampleComment({ _id: '2', parentComment: '1', content: 'Reply', replies: [deep] })
  comments = [exampleComment({ _id: '1', replies: [reply] })]
  const user = await show()
  await user.click(screen.getAllByRole('button', { name: 'Collapse thread of Hari KC' })[0]!)

  expect(screen.queryByText('Deep')).toBeNull()
  const line = screen.getByRole('button', { name: /2 replies hidden/ })
  await waitFor(() => expect(document.activeElement).toBe(line))
  await user.click(line)
  expect(screen.getByText('Deep')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Replies to Hari KC, level 2' })).toBeTruthy()
})

test('below the last level there is a way on', async () => {
  let thread = exampleComment({ _id: '9', content: 'Level 9' })
  for (const level of [8, 7, 6, 5, 4, 3, 2, 1])
    thread = exampleComment({ _id: String(level), content: `Level ${level}`, replies: [thread] })
  comments = [thread]
  await show()
  expect(screen.getByText('Level 8')).toBeTruthy()
  expect(screen.queryByText('Level 9')).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue this thread' }).getAttribute('href')).toBe(
    `/post/sita/${postId}/momo?comment=8`,
  )
})

test('of a deleted comment only its place and its replies are left', async () => {
  const reply = exampleComment({ _id: '2', parentComment: '1', content: 'Still here' })
  comments = [
    exampleComment({ _id: '1', user: null, state: 'deleted', body: [], replies: [reply] }),
  ]
  await show()
  expect(screen.getByText('Comment deleted by its author')).toBeTruthy()
  expect(screen.getByText('Still here')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(1)
})

test('an edit reads anew at once; refused, it reads as before and the text is in its box', async () => {
  comments = [mine({ content: 'Seven' })]
  const user = await show()
  await user.click(button('More options'))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const edit = await screen.findByLabelText<HTMLTextAreaElement>('Edit your comment')
  await user.clear(edit)
  await user.type(edit, 'Eight')
  const answer = later()
  await user.click(button('Save'))
  expect(screen.getByText('Eight')).toBeTruthy()
  expect(screen.getByText('edited')).toBeTruthy()

  answer(refuse())
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Edit your comment').value).toBe('Eight'),
  )
  expect(useToasts.getState()[0]?.text).toBe('Too busy just now')
  await user.click(button('Cancel'))
  expect(screen.getByText('Seven')).toBeTruthy()
})

test('what is deleted goes at once, and comes back to its place', async () => {
  comments = [exampleComment({ _id: '1' }), mine({ content: 'Mine' }), exampleComment({ _id: '3' })]
  const user = await show()
  answers = [
    () => Response.json({ removed: true, undoUntil: at }),
    () => Response.json({ comment: mine({ content: 'Mine' }) }),
  ]
  await user.click(screen.getAllByRole('button', { name: 'More options' })[1]!)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(screen.queryByText('Mine')).toBeNull()

  await waitFor(() => expect(useToasts.getState()[0]?.action?.label).toBe('Undo'))
  await act(async () => useToasts.getState()[0]?.action?.onAct())
  await screen.findByText('Mine')
  expect(screen.getAllByRole('article')[1]?.textContent).toContain('Mine')
})

test('a quote stands in the reply', async () => {
  comments = [exampleComment({ content: 'One\nTwo' })]
  const user = await show()
  await user.click(button('More options'))
  await user.click(await screen.findByRole('menuitem', { name: 'Quote' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply to Hari KC').value).toBe(
    '> One\n> Two\n\n',
  )
})

test('new comments of others wait behind a chip and come once, to their places', async () => {
  comments = [exampleComment({ _id: '1' })]
  const user = await show()
  const top = exampleComment({ _id: '7', content: 'New on top' })
  const reply = exampleComment({ _id: '8', parentComment: '1', content: 'New below' })
  hear('commentCreated', { comment: top, total: 2, at })
  hear('commentCreated', { comment: reply, total: 3, at })
  hear('commentCreated', { comment: reply, total: 3, at })
  hear('commentCreated', { comment: exampleComment({ _id: '9', ad: '999' }), total: 1, at })
  expect(screen.queryByText('New on top')).toBeNull()

  await user.click(button('2 new comments'))
  expect(screen.getAllByText('New on top')).toHaveLength(1)
  expect(
    within(screen.getByRole('list', { name: /^Replies to/ })).getByText('New below'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('New on top'))
})

test('edits, deletions and votes of others show in place, and what I type stays', async () => {
  comments = [exampleComment({ _id: '1', content: 'Seven', userVote: 1 }), mine()]
  const user = await show()
  await user.type(box(), 'I am typing')
  hear('commentEdited', { comment: exampleComment({ _id: '1', content: 'Eight' }), at })
  expect(await screen.findByText('Eight')).toBeTruthy()

  hear('voted', { ad: null, comments: [{ _id: '1', upVotes: 42, downVotes: 0, score: 42 }] })
  expect(await screen.findByText('42')).toBeTruthy()
  const first = screen.getAllByRole('button', { name: 'Upvote' })[0]
  expect(first?.getAttribute('aria-pressed')).toBe('true')

  hear('commentDeleted', { _id: '1', ad: String(postId), comment: null, total: 1, at })
  await waitFor(() => expect(screen.queryByText('Eight')).toBeNull())
  expect(box().value).toBe('I am typing')
})

test('a comment of my own that is on its way is not announced to me', async () => {
  const user = await show()
  const answer = later()
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  hear('commentCreated', { comment: mine({ content: 'Momo' }), total: 1, at })
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()

  answer(Response.json({ comment: mine({ content: 'Momo' }) }))
  await screen.findByRole('article', { name: 'Comment by Gita' })
  expect(screen.getAllByText('Momo')).toHaveLength(1)
})

test('after a break what was missed is asked for and comes once', async () => {
  comments = [exampleComment({ _id: '1', content: 'Seven' }), exampleComment({ _id: '2' })]
  await show()
  const missed = {
    comments: [
      exampleComment({ _id: '1', content: 'Eight' }),
      exampleComment({ _id: '5', content: 'While away' }),
    ],
    gone: ['2'],
    total: 2,
    at,
    isTooMuch: false,
  }
  server.mockImplementation(async () => Response.json(missed))
  await act(async () => ears.missed())
  expect(server.mock.lastCall?.[0]).toContain(`/api/comments/${postId}/changes?since=`)
  await screen.findByRole('button', { name: '1 new comment' })
  expect(screen.getByText('Eight')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)

  await act(async () => ears.missed())
  expect(screen.getByRole('button', { name: '1 new comment' })).toBeTruthy()
})

test('a locked post says so and takes no answers', async () => {
  comments = [exampleComment()]
  await show({ isLocked: true })
  expect(screen.getByText(/This post is locked/)).toBeTruthy()
  expect(screen.queryByPlaceholderText('Add a comment')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('where nobody wrote yet there is a way to begin', async () => {
  const user = await show()
  await user.click(await screen.findByRole('button', { name: 'Write the first comment' }))
  expect(document.activeElement).toBe(box())
})

async function show(change: Partial<Post> = {}) {
  const post = examplePost({ _id: String(postId), ...change })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Comments post={post} />
      </Router>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return userEvent.setup({ delay: null })
}

function exampleComment(change: Partial<Comment> = {}) {
  return anyComment({ ad: String(postId), ...change })
}

function mine(change: Partial<Comment> = {}) {
  return exampleComment({ _id: '2', user: gita, canEdit: true, canDelete: true, ...change })
}

function hear(...[event, told]: Parameters<typeof ears.hear>) {
  act(() => ears.hear(event, told))
}

/** Answers the next changing call when the test says so. */
function later() {
  let resolve: (response: Response) => void
  const promise = new Promise<Response>((done) => {
    resolve = done
  })
  answers.push(() => promise)
  return (response: Response) => resolve(response)
}

function refuse() {
  return Response.json({ error: 'Too busy just now', code: 'overloaded' }, { status: 429 })
}

function sent() {
  return server.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init?.body)))
}

function box() {
  return screen.getByPlaceholderText<HTMLTextAreaElement>('Add a comment')
}

function button(name: string) {
  return screen.getByRole('button', { name })
}
