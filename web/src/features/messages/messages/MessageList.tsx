import type { Talk } from '@jes/contract/messages/talks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, useMemo, useState } from 'react'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { messagesOf } from './api.ts'
import { DayLine } from './DayLine.tsx'
import { MessageEdge } from './MessageEdge.tsx'
import { MessageRun } from './MessageRun.tsx'
import { messages } from './messages.ts'
import { runsOf } from './runs.ts'
import styles from './talk.module.css'
import { UnsentMessages } from './UnsentMessages.tsx'
import { useReading } from './useReading.ts'

/** The messages of a talk, the latest at the bottom. */
export function MessageList({ talk, isAnswered }: { talk: Talk; isAnswered: boolean }) {
  const text = useText(messages)
  const list = useInfiniteQuery(messagesOf(talk._id))
  const [readSeq] = useState(talk.readSeq)
  const shown = useMemo(
    () => list.data?.pages.toReversed().flatMap((page) => page.messages) ?? [],
    [list.data],
  )
  const lastSeq = shown.at(-1)?.seq ?? 0
  useReading(talk, lastSeq)
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
    <div className={styles.scroller} data-scroller tabIndex={0}>
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
            <MessageRun run={run} talk={talk} />
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
          <UnsentMessages talkId={talk._id} />
        )}
      </div>
    </div>
  )
}
