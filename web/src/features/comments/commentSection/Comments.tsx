import type { CommentSort } from '@jes/contract/comments/comments'
import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { CommentBox } from '#features/comments/commentBox/CommentBox.tsx'
import { LimitNote } from '#features/comments/commentBox/LimitNote.tsx'
import { LockedNote } from '#features/comments/commentBox/LockedNote.tsx'
import { isClosedTo, limitOf } from '#features/comments/comments/closed.ts'
import { linkedIn } from '#features/comments/comments/linkedIn.ts'
import { rememberSort, sortOf } from '#features/comments/comments/sort.ts'
import { openThread, useIsWriting } from '#features/comments/comments/threadState.ts'
import { ThreadContext } from '#features/comments/threads/threadContext.ts'
import { navigate } from '#lib/history.ts'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useMedia } from '#lib/useMedia.ts'
import { AllComments } from './AllComments.tsx'
import styles from './Comments.module.css'
import { CommentsPending } from './CommentsPending.tsx'
import { messages } from './messages.ts'
import { NewComments } from './NewComments.tsx'
import { revealFirst } from './revealFirst.ts'
import { SortButton } from './SortButton.tsx'
import { useLiveComments } from './useLiveComments.ts'
import { useVisit } from './useVisit.ts'

const OneThread = lazy(async () => ({ default: (await import('./OneThread.tsx')).OneThread }))

const LEVELS = { phone: 4, desk: 8 }

type Props = { post: Post; isPanel?: boolean }

/** All comments under a post. */
export function Comments({ post, isPanel = false }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const [search, setSearch] = useSearchParams()
  const linked = linkedIn(search)
  const sort = sortOf(search.get('sort'))
  const isPhone = useMedia('(width < 48rem)')
  const isNarrow = isPhone || isPanel
  const isWriting = useIsWriting(post._id)
  const live = useLiveComments(post, linked !== null)
  useVisit(section, post._id)
  useLayoutEffect(() => openThread(post._id), [post._id])

  const { _id: postId, isLocked } = post
  const isClosed = isClosedTo(post)
  const limit = limitOf(post)
  const view = useMemo(
    () => ({
      postId,
      canReply: !isClosed,
      levels: isNarrow ? LEVELS.phone : LEVELS.desk,
      isNarrow,
      linked,
    }),
    [postId, isClosed, isNarrow, linked],
  )

  function handleSort(sort: CommentSort) {
    rememberSort(sort)
    setSearch({ sort }, { replace: true })
  }

  function handleShow() {
    if (live.isMany) void client.resetQueries({ queryKey: keyFor('comments', postId) })
    const shown = live.show()
    requestAnimationFrame(() => revealFirst(client, postId, shown))
  }

  function handleSent() {
    // A single thread has no place for a new comment.
    if (linked) navigate(window.location.pathname, { keepsScroll: true })
    if (isNarrow) section.current?.querySelector('h2')?.scrollIntoView()
  }

  function handleWrite() {
    section.current?.querySelector('textarea')?.focus()
  }

  return (
    <section
      ref={section}
      id="comments"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.comments}
      data-writing={isWriting || undefined}
    >
      {isLocked && <LockedNote />}
      {limit && <LimitNote user={post.user} commenters={limit} />}
      {!isClosed && <CommentBox postId={postId} onSent={handleSent} />}
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {text.comments(post.commentCount)}
        </h2>
        {!linked && <SortButton sort={sort} onSort={handleSort} />}
      </div>
      <div className={styles.threads}>
        <NewComments count={live.count} isMany={live.isMany} onShow={handleShow} />
        <ThreadContext value={view}>
          {linked ? (
            <Suspense fallback={<CommentsPending />}>
              <OneThread
                key={linked}
                post={post}
                linked={linked}
                sort={sort}
                onWrite={handleWrite}
              />
            </Suspense>
          ) : (
            <AllComments post={post} sort={sort} onWrite={handleWrite} />
          )}
        </ThreadContext>
      </div>
    </section>
  )
}
