import { type Audience, audienceApi, type Commenters } from '@jes/contract/posts/audience'
import type { Post } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

type Change = { audience?: Audience; commenters?: Commenters }

export async function changeAudience(client: QueryClient, post: Post, body: Change) {
  const changed = await call(audienceApi.change, { params: { id: post._id }, body })
  changePost(client, post._id, (now) => ({ ...now, ...changed }))
  // Whether it can be reposted and quoted changes with it.
  await client.invalidateQueries({ queryKey: keyFor('post', post._id) })
}
