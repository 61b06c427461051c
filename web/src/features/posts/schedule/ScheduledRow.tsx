import { postPath } from '@jes/contract/core/postPath'
import type { ScheduledPost } from '@jes/contract/posts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { Clock, Send, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { exactTime, shortDateTime } from '#lib/dates.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { bringBack, scheduled as list, publishScheduled, removeScheduled } from './api.ts'
import { messages } from './messages.ts'
import styles from './ScheduledRows.module.css'

type Props = { scheduled: ScheduledPost; onOpen: () => void }

/** A scheduled post, or one that failed; removed, it leaves a line with Undo. */
export function ScheduledRow({ scheduled, onOpen }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [shown, setShown] = useState<ScheduledPost | null>(scheduled)
  const [isGone, setIsGone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { _id, post, publishAt, failure } = shown ?? scheduled

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    await work().catch((error: Error) => toast.error(error.message))
    setIsBusy(false)
    // The list is not refetched while it is open, so that the line with Undo stays.
    await client.invalidateQueries({ ...list(), refetchType: 'none' })
  }

  async function publish() {
    const published = await publishScheduled(client, _id)
    toast.success(text.published)
    onOpen()
    navigate(postPath(published))
  }

  async function remove() {
    await removeScheduled(_id)
    setIsGone(true)
  }

  async function undo() {
    const back = await bringBack(scheduled)
    setShown(back)
    if (!back) toast.warning(text.inDrafts)
    setIsGone(false)
  }

  if (!shown) return null
  if (isGone)
    return (
      <li className={styles.gone}>
        <span role="status">{text.removed}</span>
        <Button look="ghost" size="sm" onClick={() => void attempt(undo)}>
          {text.undo}
        </Button>
      </li>
    )

  return (
    <li className={styles.row}>
      <Link to={`/add-post?scheduled=${_id}`} className={styles.open} onClick={onOpen}>
        <Txt className={styles.title}>{post.title}</Txt>
        <span className={styles.facts} data-failed={failure !== null || undefined}>
          {failure ? <TriangleAlert size={14} /> : <Clock size={14} />}
          {failure ?? (
            <time dateTime={publishAt} title={exactTime(publishAt)}>
              {shortDateTime(publishAt)}
            </time>
          )}
        </span>
      </Link>
      <IconButton
        label={text.publishNow(post.title)}
        size="tap"
        onClick={() => void attempt(publish)}
      >
        <Send />
      </IconButton>
      <IconButton label={text.remove(post.title)} size="tap" onClick={() => void attempt(remove)}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
