import type { Post } from '@jes/contract/posts/posts'
import { lazy, Suspense } from 'react'

const PostStateNote = lazy(async () => ({
  default: (await import('./PostStateNote.tsx')).PostStateNote,
}))

/** Nearly every post is live, and shows no state. */
export function PostState({ post }: { post: Post }) {
  if (post.state === 'live') return null
  return (
    <Suspense>
      <PostStateNote post={post} />
    </Suspense>
  )
}
