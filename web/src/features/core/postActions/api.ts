import { postPath } from '@jes/contract/core/postPath'
import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { type Post, postApi, type VoteResult } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepBehind, keepUnsent } from '#features/core/outbox/keep.ts'
import { idOf, onSent } from '#features/core/outbox/sentActs.ts'
import { type VoteValue, withVote } from '#features/core/voteButtons/voting.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { changePost } from './cache.ts'
import { type Settled, TABS } from './tabs.ts'

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function vote(client: QueryClient, post: Post, value: VoteValue) {
  const id = post._id
  let known: VoteResult = standingOf(post)
  let last = value
  if (keepBehind(voteOn(post, value))) return
  changePost(client, id, (now) => withVote(now, value))
  try {
    const hasSent = await sendLatest(`vote ${id}`, value, async (value) => {
      last = value
      known = await call(postApi.vote, { params: { id }, body: { value } })
    })
    if (!hasSent) return
  } catch (error) {
    if (!(await keepUnsent(error, voteOn(post, last)))) sayWhy(error)
  }
  settle(client, id, known)
}

function voteOn(post: Post, value: VoteValue): NewAct {
  return {
    kind: 'vote',
    subject: `post ${post._id}`,
    wish: value,
    ...requestTo(postApi.vote, { params: { id: post._id }, body: { value } }),
    about: aboutPost(post),
  }
}

onSent('vote', 'post', (client, act, known: VoteResult) => settle(client, idOf(act), known))

/** How the outbox calls a post. */
export function aboutPost(post: Post): NewAct['about'] {
  return { name: post.user.displayName, title: post.title, path: postPath(post) }
}

export async function setBookmark(client: QueryClient, post: Post, isBookmarked: boolean) {
  const id = post._id
  let known = { isBookmarked: post.isBookmarked, bookmarkCount: post.bookmarkCount }
  let last = isBookmarked
  if (keepBehind(bookmarkOf(post, isBookmarked))) return
  changePost(client, id, (now) => ({ ...now, isBookmarked }))
  try {
    const hasSent = await sendLatest(`bookmark ${id}`, isBookmarked, async (next) => {
      last = next
      const endpoint = next ? bookmarkApi.add : bookmarkApi.remove
      known = await call(endpoint, { params: { adId: id } })
    })
    if (!hasSent) return
  } catch (error) {
    if (!(await keepUnsent(error, bookmarkOf(post, last)))) sayWhy(error)
  }
  await settleBookmark(client, id, known)
}

async function settleBookmark(client: QueryClient, id: string, known: Partial<Post>) {
  settle(client, id, known)
  // What is saved is another list now; who goes there sees it as it is.
  await client.invalidateQueries({ queryKey: keyFor('lists', 'bookmarks'), refetchType: 'none' })
}

function bookmarkOf(post: Post, wish: boolean): NewAct {
  const endpoint = wish ? bookmarkApi.add : bookmarkApi.remove
  return {
    kind: 'bookmark',
    subject: `post ${post._id}`,
    wish,
    ...requestTo(endpoint, { params: { adId: post._id } }),
    about: aboutPost(post),
  }
}

onSent('bookmark', 'post', (client, act, known: Partial<Post>) => {
  void settleBookmark(client, idOf(act), known)
})

/** The server's reply is shown, here and in the member's other tabs. */
export function settle(client: QueryClient, id: string, known: Partial<Post>) {
  changePost(client, id, (now) => ({ ...now, ...known }))
  const tabs = new BroadcastChannel(TABS)
  tabs.postMessage({ userId: useSession.getState().user?._id, id, known } satisfies Settled)
  tabs.close()
}

export function sayWhy(error: unknown) {
  if (error instanceof Error) toast.error(error.message)
}

function standingOf({ upVotes, downVotes, score, userVote }: Post): VoteResult {
  return { upVotes, downVotes, score, userVote }
}
