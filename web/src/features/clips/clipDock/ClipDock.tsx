import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followWaiting } from '#features/clips/clipProcessing/followWaiting.ts'
import { messages as progressMessages } from '#features/clips/clipProcessing/messages.ts'
import { dropWaiting, useWaiting } from '#features/clips/clipProcessing/waiting.ts'
import { clipUploading, useUploading } from '#features/clips/clipUploads/clipUploading.ts'
import type { Stage } from '#features/clips/clipUploads/stages.ts'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import styles from './ClipDock.module.css'
import { DockRow } from './DockRow.tsx'
import { messages } from './messages.ts'

const FORM = '/add-jesclips'
const MOVING: Stage[] = ['sending', 'paused', 'waiting']

/** Unfinished clips, on every page but their own: being uploaded, being made, or failed. */
export function ClipDock({ userId }: { userId: string }) {
  const text = useText(messages)
  const progressText = useText(progressMessages)
  const client = useQueryClient()
  const { pathname } = usePlace()
  const { entry, stage, sent, problems } = useUploading()
  const waiting = useWaiting().filter(({ _id }) => pathname !== `/jesclips/${_id}`)
  const isRefused = Object.keys(problems).length > 0

  useEffect(() => void clipUploading.open(userId), [userId])
  useEffect(() => followWaiting(client), [client])

  const isUploading =
    entry !== null && stage !== 'none' && stage !== 'elsewhere' && pathname !== FORM
  if (!isUploading && waiting.length === 0) return null

  return (
    <section aria-label={text.dock} className={styles.dock}>
      {isUploading && (
        <DockRow
          href={FORM}
          still={entry.still}
          words={isRefused ? text.refused : text[stage]}
          percent={MOVING.includes(stage) ? Math.floor((sent / entry.size) * 100) : null}
          isBad={isRefused || stage === 'stuck' || stage === 'missing'}
        />
      )}
      {waiting.map(({ _id, status, progress, cover }) => (
        <DockRow
          key={_id}
          href={`/jesclips/${_id}`}
          still={cover?.url ?? null}
          words={status === 'failed' ? progressText.failed : progressText.preparing}
          percent={status === 'failed' ? null : Math.round(progress)}
          isBad={status === 'failed'}
          onPutAway={status === 'failed' ? () => dropWaiting(_id) : undefined}
        />
      ))}
    </section>
  )
}
