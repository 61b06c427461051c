import type { Post } from '@jes/contract/posts/posts'
import type { QueryKey } from '@tanstack/react-query'
import { WindowVirtualizer } from 'virtua'
import type { PinnedTo } from '#features/posts/postCard/PostHeader.tsx'
import { PostCard } from './PostCard.tsx'
import { useHeights } from './useHeights.ts'

type Props = { posts: Post[]; queryKey: QueryKey; showsPin: PinnedTo | undefined }

/** The posts after the first page, of which only those near the screen are rendered. */
export function LaterPosts({ posts, queryKey, showsPin }: Props) {
  const heights = useHeights(queryKey, posts.length)

  return (
    <WindowVirtualizer
      key={heights.key}
      ref={heights.ref}
      cache={heights.cache}
      data={posts}
      bufferSize={800}
    >
      {(post) => <PostCard key={post._id} post={post} showsPin={showsPin} />}
    </WindowVirtualizer>
  )
}
