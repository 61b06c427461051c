import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useShowsActivity } from '#features/messages/activity/typing.ts'
import { MessageBox } from '#features/messages/messageBox/MessageBox.tsx'
import { talkOf } from '#features/messages/talks/api.ts'
import { nameOf } from '#features/messages/talks/nameOf.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { MessageList } from './MessageList.tsx'
import { messages } from './messages.ts'
import { TalkHeader } from './TalkHeader.tsx'
import styles from './talk.module.css'

const loadRare = () => import('./rareParts.ts')
const RequestBar = lazy(async () => ({
  default: (await (await loadRare()).loadRequestBar()).RequestBar,
}))
const RequestFacts = lazy(async () => ({
  default: (await (await loadRare()).loadRequestFacts()).RequestFacts,
}))
const GroupInfo = lazy(async () => ({
  default: (await (await loadRare()).loadGroupInfo()).GroupInfo,
}))

const ACTIVE_MS = 60_000

type Props = {
  id: string
  /** The list is not beside it. */
  isAlone: boolean
}

/** One talk: who it is with, what was written, and where to write. */
export function TalkPane({ id, isAlone }: Props) {
  const text = useText(messages)
  const [params] = useSearchParams()
  const isShown = useShowsActivity()
  const { data: talk, ...query } = useQuery({
    ...talkOf(id),
    // Nothing else says that somebody came or went.
    refetchInterval: isShown ? ACTIVE_MS : false,
  })
  const [isAnswered, setIsAnswered] = useState(false)

  return (
    <section className={styles.pane} aria-label={talk && text.log(nameOf(talk))}>
      {query.isPending && <RowsPending rows={4} />}
      {query.isLoadingError && (
        <FailedState
          heading={isAlone ? 'h1' : 'h2'}
          reason={query.error.message}
          onRetry={() => void query.refetch()}
        />
      )}
      {talk && (
        <>
          <TalkHeader talk={talk} isAlone={isAlone} />
          <Suspense>{talk.folder === 'requests' && <RequestFacts talk={talk} />}</Suspense>
          <MessageList talk={talk} isAnswered={isAnswered} />
          {talk.isUnanswered && talk.lastSeq > 0 && (
            <p className={styles.hint}>{text.waitsForAnswer}</p>
          )}
          {talk.folder === 'requests' ? (
            <Suspense>
              <RequestBar talk={talk} />
            </Suspense>
          ) : (
            <MessageBox talk={talk} onSent={() => setIsAnswered(true)} />
          )}
          <Suspense>
            {talk.group && params.get('view') === 'info' && (
              <GroupInfo talk={talk} group={talk.group} />
            )}
          </Suspense>
        </>
      )}
    </section>
  )
}
