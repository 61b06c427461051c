import type { Draft } from '@jes/contract/posts/drafts'
import { useQuery } from '@tanstack/react-query'
import { ScheduledRows } from '#features/posts/schedule/ScheduledRows.tsx'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { drafts } from './api.ts'
import styles from './DraftList.module.css'
import { DraftRow } from './DraftRow.tsx'
import { messages } from './messages.ts'

type Props = {
  open: boolean
  onClose: () => void
  onResume: (draft: Draft) => void
  /** Before the draft is deleted: its form must stop saving it. */
  onDiscard: (draft: Draft) => Promise<void>
}

export function DraftList({ open, onClose, onResume, onDiscard }: Props) {
  const text = useText(messages)
  return (
    <Sheet open={open} onClose={onClose} label={text.drafts}>
      <ScheduledRows onOpen={onClose} />
      <DraftRows onResume={onResume} onDiscard={onDiscard} />
    </Sheet>
  )
}

function DraftRows({ onResume, onDiscard }: Pick<Props, 'onResume' | 'onDiscard'>) {
  const text = useText(messages)
  const list = useQuery(drafts())

  if (list.isPending)
    return (
      <SkeletonGroup className={styles.pending}>
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </SkeletonGroup>
    )
  if (list.isError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  if (list.data.drafts.length === 0)
    return (
      <EmptyState art={<PostsArt />} title={text.empty}>
        {text.emptySentence}
      </EmptyState>
    )

  return (
    <ul>
      {list.data.drafts.map((draft) => (
        <DraftRow key={draft._id} draft={draft} onResume={onResume} onDiscard={onDiscard} />
      ))}
    </ul>
  )
}
