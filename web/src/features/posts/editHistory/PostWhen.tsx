import type { Post } from '@jes/contract/posts/posts'
import { lazy, Suspense, useState } from 'react'
import { exactTime, shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import styles from './history.module.css'
import { messages } from './messages.ts'

const HistoryDialog = lazy(async () => ({
  default: (await import('./HistoryDialog.tsx')).HistoryDialog,
}))

/** When a post was written, and whether it was changed since: its history is open to all. */
export function PostWhen({ post }: { post: Post }) {
  const text = useText(messages)
  usePreferences()
  const [isOpen, setIsOpen] = useState<boolean>()
  const { _id, createdAt, editedAt } = post

  return (
    <>
      <time dateTime={createdAt} title={exactTime(createdAt)}>
        {shortDateTime(createdAt)}
      </time>
      {editedAt && (
        <>
          <span aria-hidden="true"> · </span>
          <button
            type="button"
            className={styles.edited}
            aria-label={text.editedLabel}
            title={exactTime(editedAt)}
            onClick={() => setIsOpen(true)}
          >
            {text.edited}
          </button>
        </>
      )}
      {editedAt && isOpen !== undefined && (
        <Suspense>
          <HistoryDialog
            id={_id}
            editedAt={editedAt}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
