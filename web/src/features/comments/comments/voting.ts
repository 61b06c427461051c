import { type Comment, commentApi } from '@jes/contract/comments/comments'
import type { VoteResult } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { sayWhy } from '#features/core/postActions/api.ts'
import { type VoteValue, withVote } from '#features/core/voteButtons/voting.ts'
import { call } from '#lib/api.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { changeEverywhere } from './cache.ts'

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function vote(client: QueryClient, comment: Comment, value: VoteValue) {
  const { _id: id, ad, upVotes, downVotes, score, userVote } = comment
  let known: VoteResult = { upVotes, downVotes, score, userVote }
  changeEverywhere(client, ad, id, (now) => withVote(now, value))
  try {
    const hasSent = await sendLatest(`vote comment ${id}`, value, async (value) => {
      known = await call(commentApi.vote, { params: { id }, body: { value } })
    })
    if (!hasSent) return
  } catch (error) {
    sayWhy(error)
  }
  changeEverywhere(client, ad, id, (now) => ({ ...now, ...known }))
}
