import { type Poll, type Post, postApi } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { sayWhy } from './api.ts'
import { changePost } from './cache.ts'

/** A vote in a poll; it may be changed until the poll closes. */
export async function choose(client: QueryClient, post: Post, choice: number) {
  const id = post._id
  let known = post.poll
  changePost(client, id, (now) => ({ ...now, poll: now.poll && withChoice(now.poll, choice) }))
  try {
    const hasSent = await sendLatest(`poll ${id}`, choice, async (choice) => {
      known = (await call(postApi.choose, { params: { id }, body: { choice } })).poll
    })
    if (!hasSent) return
  } catch (error) {
    sayWhy(error)
  }
  changePost(client, id, (now) => ({ ...now, poll: known }))
}

export function withChoice(poll: Poll, choice: number): Poll {
  return {
    ...poll,
    myChoice: choice,
    options: poll.options.map((option, index) => ({
      ...option,
      votes: option.votes + Number(index === choice) - Number(index === poll.myChoice),
    })),
  }
}
