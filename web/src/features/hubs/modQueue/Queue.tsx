import type { QueueItem } from '@jes/contract/hubs/moderation'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keep, setOnPost } from '#features/hubs/moderation/acting.ts'
import { type DialogAction, ModDialog } from '#features/hubs/moderation/ModDialog.tsx'
import { subjectOfItem } from '#features/hubs/moderation/subject.ts'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { queueOf, takeOutItem } from './api.ts'
import type { ItemAction } from './itemAction.ts'
import { KeyHint } from './KeyHint.tsx'
import { messages } from './messages.ts'
import styles from './Queue.module.css'
import { QueueCard } from './QueueCard.tsx'
import { focusItem, useQueueKeys } from './useQueueKeys.ts'

/** Reported and held posts and comments, one after the other. */
export function Queue({ hub }: { hub: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const place = useRef<HTMLElement>(null)
  const queue = useInfiniteQuery(queueOf(hub))
  const items = queue.data?.pages.flatMap((page) => page.items) ?? []
  const [dialog, setDialog] = useState<{ item: QueueItem; action: DialogAction } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  useQueueKeys(place, items, act)

  function act(item: QueueItem, action: ItemAction) {
    if (action === 'keep') return void keepItem(item)
    if (action === 'lock') return void setOnPost(client, item.ad._id, 'lock')
    setDialog({ item, action })
    setIsAsking(true)
  }

  async function keepItem(item: QueueItem) {
    goOn(item)
    await keep(client, subjectOfItem(item, hub))
  }

  /** A decided item is removed; the focus moves to the next. */
  function goOn(item: QueueItem) {
    const at = items.indexOf(item)
    focusItem(place, items[at + 1] ?? items[at - 1])
    takeOutItem(client, hub, item._id)
  }

  if (queue.isPending) return <RowsPending rows={4} />
  if (queue.isLoadingError)
    return <FailedState reason={queue.error.message} onRetry={() => void queue.refetch()} />

  return (
    <section ref={place} aria-label={text.queue}>
      {items.length === 0 && !queue.hasNextPage ? (
        <EmptyState art={<BellArt />} title={text.none}>
          {text.noneSentence}
        </EmptyState>
      ) : (
        <KeyHint />
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item._id}>
            <QueueCard item={item} onAction={(action) => act(item, action)} />
          </li>
        ))}
      </ul>
      {queue.hasNextPage && (
        <LoadMore
          isLoading={queue.isFetchingNextPage}
          failure={queue.isFetchNextPageError ? queue.error.message : undefined}
          onLoad={() => void queue.fetchNextPage()}
        />
      )}
      {items.length > 0 && !queue.hasNextPage && <EndOfList>{text.end}</EndOfList>}
      {dialog && (
        <ModDialog
          key={dialog.item._id + dialog.action}
          action={dialog.action}
          subject={subjectOfItem(dialog.item, hub)}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onDone={() => dialog.action === 'remove' && goOn(dialog.item)}
        />
      )}
    </section>
  )
}
