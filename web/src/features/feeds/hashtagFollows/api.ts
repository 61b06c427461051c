import { hashtagFollowApi } from '@jes/contract/feeds/hashtagFollows'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

export function followedHashtags() {
  return queryOptions({
    queryKey: keyFor('hashtag follows', null),
    queryFn: ({ signal }) => call(hashtagFollowApi.list, {}, signal),
  })
}

export function hashtagFollow(tag: string) {
  return queryOptions({
    queryKey: keyFor('hashtag follows', tag),
    queryFn: ({ signal }) => call(hashtagFollowApi.find, { params: { tag } }, signal),
  })
}

/** Shown at once, and taken back if the server refuses; other spellings of the tag are asked for anew. */
export async function followHashtag(client: QueryClient, tag: string, follows: boolean) {
  const { queryKey } = hashtagFollow(tag)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, { follows })
  try {
    await call(hashtagFollowApi.follow, { params: { tag }, body: { follows } })
  } finally {
    await client.invalidateQueries({ queryKey: keyFor('hashtag follows') })
  }
}
