import type { Talk } from '@jes/contract/messages/talks'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { nameOf } from '#features/messages/talks/nameOf.ts'
import { useText } from '#lib/language.ts'
import { useMinute } from '#lib/useMinute.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { messagesOf } from './api.ts'
import { MessageEdge } from './MessageEdge.tsx'
import { MessageRuns } from './MessageRuns.tsx'
import { messages } from './messages.ts'
import { runsOf } from './runs.ts'
import styles from './talk.module.css'
import { UnsentMessages } from './UnsentMessages.tsx'
import { useAnchor } from './useAnchor.ts'
import { useJump, useJumpToAddress } from './useJump.ts'
import { useReading } from './useReading.ts'

const ReadBy = lazy(async () => ({
  default: (await import('#features/messages/groups/ReadBy.tsx')).ReadBy,
}))

/** The messages of a talk, the latest at the bottom. */
export function MessageList({ talk, isAnswered }: { talk: Talk; isAnswered: boolean }) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useInfiniteQuery(messagesOf(talk._id))
  const scroller = useRef<HTMLDivElement>(null)
  const noteAnchor = useAnchor(scroller)
  const jump = useJump(talk._id, scroller)
  useJumpToAddress(jump, list.isSuccess)
  const now = useMinute()
  const [readSeq] = useState(talk.readSeq)
  const shown = useMemo(
    () =>
      (list.data?.pages.toReversed().flatMap((page) => page.messages) ?? []).filter(
        ({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > now,
      ),
    [list.data, now],
  )
  const lastSeq = shown.at(-1)?.seq ?? 0
  useReading(talk, list.hasPreviousPage ? lastSeq : Math.max(lastSeq, talk.lastSeq))
  const hasNew = !isAnswered && readSeq > 0 && lastSeq > readSeq
  const runs = useMemo(() => runsOf(shown, hasNew ? readSeq : null), [shown, hasNew, readSeq])

  if (list.isPending)
    return (
      <p className={styles.pending} role="status">
        <Spinner />
      </p>
    )
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-scroller
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      onScroll={noteAnchor}
    >
      <div role="log" aria-label={text.log(nameOf(talk))} className={styles.log}>
        {list.hasNextPage && (
          <MessageEdge
            label={text.earlier}
            isBusy={list.isFetching}
            failure={list.isFetchNextPageError ? list.error?.message : undefined}
            onLoad={() => void list.fetchNextPage()}
          />
        )}
        {shown.length === 0 && talk.user && (
          <p className={styles.begin}>{text.begin(talk.user.displayName)}</p>
        )}
        <MessageRuns runs={runs} talk={talk} newCount={lastSeq - readSeq} onJump={jump} />
        {list.hasPreviousPage ? (
          <MessageEdge
            label={text.later}
            isBusy={list.isFetching}
            failure={list.isFetchPreviousPageError ? list.error?.message : undefined}
            onLoad={() => void list.fetchPreviousPage()}
          />
        ) : (
          <>
            <Suspense>{talk.group && <ReadBy talk={talk} last={shown.at(-1)} />}</Suspense>
            <UnsentMessages talk={talk} />
          </>
        )}
      </div>
      {list.hasPreviousPage && (
        <IconButton
          look="filled"
          size="tap"
          label={text.toLatest}
          className={styles.latest}
          onClick={() => void client.resetQueries({ queryKey: messagesOf(talk._id).queryKey })}
        >
          <ChevronDown />
        </IconButton>
      )}
    </div>
  )
}
