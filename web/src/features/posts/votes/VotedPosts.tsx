import type { Direction } from '@jes/contract/posts/votes'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { votedPosts } from './api.ts'
import { messages } from './messages.ts'

/** The posts that I voted up or down, the latest vote first. */
export function VotedPosts({ direction }: { direction: Direction }) {
  const text = useText(messages)
  return (
    <PostList
      query={votedPosts(direction)}
      empty={
        <EmptyState roomy art={<PostsArt />} title={text.none}>
          {text.noneSentence}
        </EmptyState>
      }
    />
  )
}
