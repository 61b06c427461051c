import type { CommentSort } from '@jes/contract/comments/comments'
import type { Post } from '@jes/contract/posts/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { threadOf } from '#features/comments/comments/api.ts'
import { collapse } from '#features/comments/comments/threadState.ts'
import { pathTo } from '#features/comments/comments/tree.ts'
import { CommentItem } from '#features/comments/threads/CommentItem.tsx'
import { useText } from '#lib/language.ts'
import { AllComments } from './AllComments.tsx'
import { CommentState } from './CommentState.tsx'
import styles from './Comments.module.css'
import { messages } from './messages.ts'
import { ThreadNote } from './ThreadNote.tsx'
import { useArrival } from './useArrival.ts'

type Props = { post: Post; linked: string; sort: CommentSort; onWrite: () => void }

/** The linked comment with its replies, and on demand its parents. */
export function OneThread({ post, linked, sort, onWrite }: Props) {
  const text = useText(messages)
  const query = useInfiniteQuery(threadOf(post._id, linked))
  const [showsAnswered, setShowsAnswered] = useState(false)
  const path = useMemo(() => pathTo(query.data, linked), [query.data, linked])
  const above = useMemo(() => path.slice(0, -1).map(alone), [path])
  const target = path.at(-1)
  const isThere = target !== undefined && target.user !== null
  useArrival(linked, isThere)

  useEffect(() => collapse(post._id, linked, false), [post._id, linked])

  if (query.isPending || query.isLoadingError)
    return (
      <CommentState
        isPaused={query.isPaused}
        failure={
          query.error && { reason: query.error.message, onRetry: () => void query.refetch() }
        }
      />
    )
  if (!isThere)
    return (
      <>
        <p role="status" className={styles.gone}>
          {text.gone}
        </p>
        <AllComments post={post} sort={sort} onWrite={onWrite} />
      </>
    )

  const first = showsAnswered ? (above[0] ?? target) : target
  return (
    <>
      <ThreadNote
        answered={first.parentComment}
        onShowAnswered={above.length > 0 && !showsAnswered ? () => setShowsAnswered(true) : null}
      />
      <ul className={styles.list}>
        {showsAnswered &&
          above.map((comment) => <CommentItem key={comment._id} comment={comment} level={0} />)}
        <CommentItem comment={target} level={0} />
      </ul>
    </>
  )
}

/** Parents are shown to be read; their other replies are separate threads. */
function alone<C extends { replies: unknown[]; replyCount: number; repliesCursor: unknown }>(
  comment: C,
) {
  return { ...comment, replies: [], replyCount: 0, repliesCursor: null }
}
