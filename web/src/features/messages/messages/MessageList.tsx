import type { Talk } from '@jes/contract/messages/talks'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Fragment, useMemo, useRef, useState } from 'react'
import { useText } from '#lib/language.ts'
import { useMinute } from '#lib/useMinute.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { messagesOf } from './api.ts'
import { DayLine } from './DayLine.tsx'
import { LineWords } from './LineWords.tsx'
import { MessageEdge } from './MessageEdge.tsx'
import { MessageRun } from './MessageRun.tsx'
import { messages } from './messages.ts'
import { runsOf } from './runs.ts'
import styles from './talk.module.css'
import { UnsentMessages } from './UnsentMessages.tsx'
import { useJump, useJumpToAddress } from './useJump.ts'
import { useReading } from './useReading.ts'

/** The messages of a talk, the latest at the bottom. */
export function MessageList({ talk, isAnswered }: { talk: Talk; isAnswered: boolean }) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useInfiniteQuery(messagesOf(talk._id))
  const scroller = useRef<HTMLDivElement>(null)
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <div ref={scroller} className={styles.scroller} data-scroller tabIndex={0}>
      <div role="log" aria-label={text.log(talk.user.displayName)} className={styles.log}>
        {list.hasNextPage && (
          <MessageEdge
            label={text.earlier}
            isBusy={list.isFetching}
            failure={list.isFetchNextPageError ? list.error?.message : undefined}
            onLoad={() => void list.fetchNextPage()}
          />
        )}
        {shown.length === 0 && <p className={styles.begin}>{text.begin(talk.user.displayName)}</p>}
        {runs.map((run) => (
          <Fragment key={run.messages[0]?.seq}>
            {run.isNewDay && <DayLine iso={run.messages[0]!.createdAt} />}
            {run.isNew && (
              <p className={styles.new}>
                <span>{text.newOnes(lastSeq - readSeq)}</span>
              </p>
            )}
            {run.messages[0]?.line ? (
              <p className={styles.begin}>
                <LineWords message={run.messages[0]} talk={talk} />
              </p>
            ) : (
              <MessageRun run={run} talk={talk} onJump={jump} />
            )}
          </Fragment>
        ))}
        {list.hasPreviousPage ? (
          <MessageEdge
            label={text.later}
            isBusy={list.isFetching}
            failure={list.isFetchPreviousPageError ? list.error?.message : undefined}
            onLoad={() => void list.fetchPreviousPage()}
          />
        ) : (
          <UnsentMessages talk={talk} />
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
