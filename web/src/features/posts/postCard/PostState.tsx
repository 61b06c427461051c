import type { Post } from '@jes/contract/posts/posts'
import { lazy, Suspense } from 'react'
import { useWish } from '#features/core/outbox/acts.ts'
import { late } from '#ui/late.tsx'

const PostStateNote = lazy(async () => ({
  default: (await import('./PostStateNote.tsx')).PostStateNote,
}))

const WaitingLine = late(
  async () => (await import('#features/core/outbox/WaitingLine.tsx')).WaitingLine,
)

/** Nearly every post is live and as its author left it, and shows no state. */
export function PostState({ post }: { post: Post }) {
  const subject = `post ${post._id}`
  const isEdited = useWish('edit', subject) !== undefined
  const isDeleted = useWish('delete', subject) !== undefined
  if (post.state === 'live' && !isEdited && !isDeleted) return null
  return (
    <Suspense>
      {post.state !== 'live' && <PostStateNote post={post} />}
      {(isEdited || isDeleted) && (
        <WaitingLine kind={isDeleted ? 'delete' : 'edit'} subject={subject} />
      )}
    </Suspense>
  )
}
