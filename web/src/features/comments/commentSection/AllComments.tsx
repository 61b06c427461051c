import type { CommentSort } from '@jes/contract/comments/comments'
import type { Post } from '@jes/contract/posts/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { commentsOf } from '#features/comments/comments/api.ts'
import { isClosedTo } from '#features/comments/comments/closed.ts'
import { topLevel } from '#features/comments/comments/tree.ts'
import { useUnsent } from '#features/comments/comments/unsent.ts'
import { CommentItem } from '#features/comments/threads/CommentItem.tsx'
import { UnsentItem } from '#features/comments/threads/UnsentItem.tsx'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { CommentState } from './CommentState.tsx'
import styles from './Comments.module.css'
import { messages } from './messages.ts'
import { useArrival } from './useArrival.ts'

const NoComments = lazy(async () => ({ default: (await import('./NoComments.tsx')).NoComments }))

type Props = { post: Post; sort: CommentSort; onWrite: () => void }

export function AllComments({ post, sort, onWrite }: Props) {
  const text = useText(messages)
  const query = useInfiniteQuery(commentsOf(post._id, sort))
  const unsent = useUnsent(post._id, null)
  const comments = topLevel(query.data)
  useArrival(null, query.isSuccess)

  if (query.isPending || query.isLoadingError)
    return (
      <CommentState
        isPaused={query.isPaused}
        failure={
          query.error && { reason: query.error.message, onRetry: () => void query.refetch() }
        }
      />
    )
  if (comments.length + unsent.length === 0)
    return (
      <Suspense>
        <NoComments isLocked={isClosedTo(post)} onWrite={onWrite} />
      </Suspense>
    )

  return (
    <>
      <ul className={styles.list} aria-busy={query.isPlaceholderData}>
        {unsent.map((one) => (
          <UnsentItem key={one.id} unsent={one} level={0} />
        ))}
        {comments.map((comment) => (
          <CommentItem key={comment._id} comment={comment} level={0} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          {query.isFetchNextPageError && <p role="alert">{query.error.message}</p>}
          <Button
            look="quiet"
            size="sm"
            className={styles.button}
            busy={query.isFetchingNextPage}
            busyLabel={text.loading}
            onClick={() => void query.fetchNextPage()}
          >
            {text.showMore}
          </Button>
        </div>
      )}
    </>
  )
}
