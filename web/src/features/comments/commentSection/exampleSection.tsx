import type { Comment } from '@jes/contract/comments/comments'
import type { Post } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import {
  exampleComment as anyComment,
  examplePage,
} from '#features/comments/comments/exampleComment.ts'
import { unsentTo } from '#features/comments/comments/unsent.ts'
import { discard } from '#features/core/outbox/keeping.ts'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { navigate } from '#lib/history.ts'
import { keyFor } from '#lib/keys.ts'
import { liveListener } from '#lib/live.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { Comments } from './Comments.tsx'

export const server = vi.fn<typeof fetch>()
export const gita = {
  _id: '1',
  username: 'gita',
  displayName: 'Gita',
  image: null,
  isPremium: false,
  verifiedAs: null,
}
export const at = '2026-01-01T00:00:00.000Z'
type Scene = {
  /** Each test has its own post: the stored state of one does not matter to the next. */
  postId: number
  comments: Comment[]
  /** The replies to the next changing calls. */
  answers: (() => Response | Promise<Response>)[]
}
/** The setting of the section's tests: a server that replies with this. */
export const scene: Scene = { postId: 100, comments: [], answers: [] }

/** Resets the setting for each test of the file. */
export function playComments() {
  // Loaded at their first use; no test should wait for that.
  beforeAll(() =>
    Promise.all([
      import('#features/comments/commentBox/EditBox.tsx'),
      import('#features/comments/comment/CommentMenu.tsx'),
      import('#features/core/editor/Suggesting.tsx'),
      import('#features/core/outbox/page.ts'),
      import('./NoComments.tsx'),
    ]),
  )

  beforeEach(() => {
    vi.stubGlobal('fetch', server)
    setUser(gita)
    setToken('token')
    navigate(`/post/sita/${++scene.postId}/momo`, { replace: true })
    scene.comments = []
    scene.answers = []
    server.mockImplementation(async (url, init) => {
      if (String(url).includes('/api/auth/me')) return Response.json({ user: gita })
      if (init?.method !== 'GET' && init?.method) return (scene.answers.shift() ?? refuse)()
      if (String(url).includes('/changes'))
        return Response.json({
          comments: [],
          gone: [],
          total: scene.comments.length,
          at,
          isTooMuch: false,
        })
      return Response.json(examplePage(scene.comments))
    })
  })

  afterEach(() => {
    cleanup()
    for (const { id } of unsentTo(String(scene.postId))) discard(id)
    clearUser()
    server.mockReset()
    useToasts.setState([], true)
    localStorage.clear()
    sessionStorage.clear()
  })
}

export async function show(change: Partial<Post> = {}) {
  const post = examplePost({ _id: String(scene.postId), ...change })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <OfPost first={post} />
      </Router>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return userEvent.setup({ delay: null })
}

/** The post from the cache, as on its page: its count follows the comments. */
function OfPost({ first }: { first: Post }) {
  const { data } = useQuery({
    queryKey: keyFor('post', first._id),
    queryFn: () => first,
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <Comments post={data} />
}

export function exampleComment(change: Partial<Comment> = {}) {
  return anyComment({ ad: String(scene.postId), ...change })
}

export function mine(change: Partial<Comment> = {}) {
  return exampleComment({ _id: '2', user: gita, canEdit: true, canDelete: true, ...change })
}

export function receive(...[event, published]: Parameters<typeof liveListener.receive>) {
  act(() => liveListener.receive(event, published))
}

/** Replies to the next changing call when the test says so. */
export function later() {
  let resolve: (response: Response) => void
  const promise = new Promise<Response>((done) => {
    resolve = done
  })
  scene.answers.push(() => promise)
  return (response: Response) => resolve(response)
}

export function refuse() {
  return Response.json({ error: 'Too busy just now', code: 'overloaded' }, { status: 429 })
}

export function sent() {
  return server.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init?.body)))
}

export function box() {
  return screen.getByPlaceholderText<HTMLTextAreaElement>('Add a comment')
}

export function button(name: string) {
  return screen.getByRole('button', { name })
}
