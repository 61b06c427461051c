import { commentApi } from '@jes/contract/comments/comments'
import { requestTo } from './acts.ts'
import { makeAct } from './newAct.ts'
import { putStored } from './storage.ts'

/** As comments waited before there was one outbox for everything. */
type OldComment = {
  key: string
  postId: string
  parentComment: string | null
  content: string
  at: string
  problem: string | null
  isWaiting: boolean
}

/** Comments that an older version of Jes left unsent in this browser go into the outbox, once. */
export async function takeOldComments(userId: string) {
  const beginning = `jes-unsent-${userId}-`
  const names = Object.keys(localStorage).filter((name) => name.startsWith(beginning))
  const found = names.flatMap((name) => parse(localStorage.getItem(name)))
  for (const old of found.toSorted((one, other) => one.at.localeCompare(other.at)))
    await putStored(asAct(old, userId))
  for (const name of names) localStorage.removeItem(name)
}

/** One that had no reply may have arrived: it keeps its key, and the time of its first attempt. */
function asAct({ key, at, isWaiting, problem, ...wish }: OldComment, userId: string) {
  const { postId: ad, parentComment, content } = wish
  const body = { content, ad, ...(parentComment && { parentComment }) }
  const act = makeAct(
    {
      kind: 'comment',
      subject: `comment ${key}`,
      wish: { postId: ad, parentComment, content },
      ...requestTo(commentApi.create, { body }),
      about: {},
    },
    userId,
  )
  return isWaiting
    ? { ...act, key, at, triedAt: at }
    : { ...act, at, state: 'refused' as const, problem }
}

function parse(saved: string | null): OldComment[] {
  try {
    const old = JSON.parse(saved ?? 'null') as Partial<OldComment> | null
    const { key, postId, content, at } = old ?? {}
    const isWhole = [key, postId, content, at].every((part) => typeof part === 'string')
    return isWhole ? [old as OldComment] : []
  } catch {
    return []
  }
}
