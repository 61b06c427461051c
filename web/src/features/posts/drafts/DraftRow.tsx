import type { Draft } from '@jes/contract/posts/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { drafts, removeDraft, saveDraft } from './api.ts'
import styles from './DraftList.module.css'
import { messages } from './messages.ts'

type Props = {
  draft: Draft
  onResume: (draft: Draft) => void
  onDiscard: (draft: Draft) => Promise<void>
}

/** One draft; discarded, it leaves a line with Undo, because a toast would be below the open sheet. */
export function DraftRow({ draft, onResume, onDiscard }: Props) {
  const text = useText(messages)
  const [shown, setShown] = useState(draft)
  const [isGone, setIsGone] = useState(false)
  const queryClient = useQueryClient()
  const title = shown.title || text.untitled

  async function attempt(work: () => Promise<void>) {
    await work().catch((error: Error) => toast.error(error.message))
    // The list is not refetched while it is open, so that the line with Undo stays.
    await queryClient.invalidateQueries({ ...drafts(), refetchType: 'none' })
  }

  async function discard() {
    await onDiscard(shown)
    await removeDraft(shown._id)
    setIsGone(true)
  }

  async function bringBack() {
    const { _id, updatedAt, ...content } = shown
    setShown(await saveDraft(null, content))
    setIsGone(false)
  }

  if (isGone)
    return (
      <li className={styles.gone}>
        <span role="status">{text.discarded}</span>
        <Button look="ghost" size="sm" onClick={() => void attempt(bringBack)}>
          {text.undo}
        </Button>
      </li>
    )

  return (
    <li className={styles.row}>
      <button type="button" className={styles.resume} onClick={() => onResume(shown)}>
        <Txt className={styles.title}>{title}</Txt>
        {shown.content && <Txt className={styles.content}>{shown.content.slice(0, 200)}</Txt>}
        <span className={styles.facts}>
          <Time iso={shown.updatedAt} />
          {shown.images.length > 0 && <> · {text.photos(number(shown.images.length))}</>}
        </span>
      </button>
      <IconButton label={text.discard(title)} size="tap" onClick={() => void attempt(discard)}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
