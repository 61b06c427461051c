import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { talkApi } from '@jes/contract/messages/talks'
import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { storeText } from '#lib/localText.ts'
import { toast } from '#lib/toasts.ts'
import { done } from './doneMessages.ts'
import { type StoredAct, takeAct } from './storedAct.ts'

/** Does what a visitor wanted before the page was left, who is a member now; answers with another page to go on to. */
export async function finishAct() {
  const act = takeAct()
  if (!act) return null
  try {
    return await finish(act)
  } catch (error) {
    // The page shows it undone, and a text is still in its field.
    if (error instanceof Error) toast.error(error.message)
    return null
  }
}

async function finish(act: StoredAct) {
  const { kind, thing } = act
  // A report and an order begin with a form, which the page has.
  if (kind === 'report' || kind === 'pay') return null
  if (kind === 'message') {
    const talk = await call(talkApi.open, { body: { user: thing._id ?? '' } })
    return `/messages/${talk._id}`
  }
  await REQUESTS[kind](act)
  toast.success(text(done)[kind])
  return null
}

type Request = (act: StoredAct) => Promise<unknown>

const REQUESTS: Record<keyof typeof done.en, Request> = {
  upvote: (act) => vote(act, 1),
  downvote: (act) => vote(act, -1),
  bookmark: ({ thing: { _id: adId = '' } }) => call(bookmarkApi.add, { params: { adId } }),
  repost: ({ thing: { _id: id = '' } }) => call(repostApi.add, { params: { id } }),
  follow: ({ thing: { _id: id = '' } }) => call(userApi.follow, { params: { id } }),
  join: ({ thing: { _id: id = '' } }) => call(membershipApi.join, { params: { id } }),
  choose: ({ thing: { _id: id = '', choice = 0 } }) =>
    call(postApi.choose, { params: { id }, body: { choice } }),
  comment: send,
  reply: send,
}

function vote({ thing: { _id: id = '', ad } }: StoredAct, value: 1 | -1) {
  const endpoint = ad === undefined ? postApi.vote : commentApi.vote
  return call(endpoint, { params: { id }, body: { value } })
}

async function send({ thing, key }: StoredAct) {
  const { ad = '', content = '', parentComment, draftKey } = thing
  const body = { ad, content: content.trim(), ...(parentComment && { parentComment }) }
  await call(commentApi.create, { body }, undefined, key)
  if (draftKey) storeText(draftKey, null)
}
