import { type Comment, commentApi } from '@jes/contract/comments/comments'
import type { VoteResult } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepBehind, keepUnsent } from '#features/core/outbox/keep.ts'
import { idOf, onSent } from '#features/core/outbox/sentActs.ts'
import { sayWhy } from '#features/core/postActions/api.ts'
import { type VoteValue, withVote } from '#features/core/voteButtons/voting.ts'
import { call } from '#lib/api.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { changeEverywhere } from './cache.ts'

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function vote(client: QueryClient, comment: Comment, value: VoteValue) {
  const { _id: id, ad, upVotes, downVotes, score, userVote } = comment
  let known: VoteResult = { upVotes, downVotes, score, userVote }
  let last = value
  if (keepBehind(voteOn(comment, value))) return
  changeEverywhere(client, ad, id, (now) => withVote(now, value))
  try {
    const hasSent = await sendLatest(`vote comment ${id}`, value, async (value) => {
      last = value
      known = await call(commentApi.vote, { params: { id }, body: { value } })
    })
    if (!hasSent) return
  } catch (error) {
    if (!(await keepUnsent(error, voteOn(comment, last)))) sayWhy(error)
  }
  changeEverywhere(client, ad, id, (now) => ({ ...now, ...known }))
}

function voteOn(comment: Comment, value: VoteValue): NewAct {
  const { _id: id, ad } = comment
  return {
    kind: 'vote',
    subject: `comment ${id}`,
    wish: value,
    ...requestTo(commentApi.vote, { params: { id }, body: { value } }),
    about: { name: comment.user?.displayName, title: comment.content, postId: ad },
  }
}

onSent('vote', 'comment', (client, act, known: VoteResult) => {
  changeEverywhere(client, act.about.postId ?? '', idOf(act), (now) => ({ ...now, ...known }))
})
