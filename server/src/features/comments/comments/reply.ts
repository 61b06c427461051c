import { invalid, notFound, refuse } from '#lib/errors.ts'
import type { Added, Adding } from './adding.ts'
import { toComment } from './rows.ts'

/** The reply to who wrote a comment, or the refusal. */
export function replyTo(added: Added, { viewer, input, said, state }: Adding) {
  if (added.problem === 'gone') throw notFound()
  if (added.problem === 'banned') throw refuse('hubs.banned')
  if (added.problem === 'locked') throw refuse('comments.post_locked')
  if (added.problem === 'limited') throw refuse('comments.limited')
  if (added.problem === 'parent') {
    throw invalid({ parentComment: 'comments.parent_closed' })
  }

  const { problem: _, postAuthorId, ...row } = added
  const isOwnPost = postAuthorId === viewer.id
  const isLive = state === 'live'
  const comment = toComment({
    ...row,
    ...NEW,
    ad: input.ad,
    content: said.content,
    body: said.body,
    state,
    isAuthor: isOwnPost,
    canEdit: isLive,
    canDelete: isLive,
    canPin: isLive && isOwnPost && row.parentComment === null,
  })
  return { comment }
}

/** The initial fields of every comment, for its author. */
const NEW = {
  editedAt: null,
  upVotes: 1,
  downVotes: 0,
  score: 1,
  userVote: 1,
  wilson: 0,
  replyCount: 0,
  isPinned: false,
  isMuted: false,
} as const
