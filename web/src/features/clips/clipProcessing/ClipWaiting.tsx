import type { Clip } from '@jes/contract/clips/clips'
import { CircleAlert, Clapperboard, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Txt } from '#ui/Txt.tsx'
import { dropClip, retryClip } from './api.ts'
import styles from './ClipWaiting.module.css'
import { failureMessages } from './failureMessages.ts'
import { Milestones } from './Milestones.tsx'
import { messages } from './messages.ts'
import { useClipProgress } from './useClipProgress.ts'

/** An unpublished clip for its owner: its progress, or why it failed. */
export function ClipWaiting({ clip }: { clip: Clip }) {
  const text = useText(messages)
  const reasons = useText(failureMessages)
  const { status, progress, failure, learn } = useClipProgress(clip)
  const [isRetrying, setIsRetrying] = useState(false)
  const [asksRemoval, setAsksRemoval] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const isFailed = status === 'failed'
  const percent = text.percent(number(Math.round(progress)))

  async function retry() {
    setIsRetrying(true)
    await retryClip(clip._id).then(learn, say)
    setIsRetrying(false)
  }

  async function remove() {
    setIsRemoving(true)
    try {
      await dropClip(clip._id)
      setAsksRemoval(false)
      toast.success(text.removed)
      navigate('/add-jesclips', { replace: true })
    } catch (error) {
      say(error as Error)
      setIsRemoving(false)
      setAsksRemoval(false)
    }
  }

  return (
    <section className={styles.waiting} aria-labelledby="clip-waiting">
      <div className={styles.cover}>
        {clip.cover ? (
          <img src={clip.cover.url} alt="" className={styles.image} />
        ) : (
          <Clapperboard size={40} aria-hidden="true" />
        )}
      </div>
      <div className={styles.words}>
        <h2 id="clip-waiting" className={styles.title}>
          {isFailed && <CircleAlert aria-hidden="true" />}
          {isFailed
            ? text.failed
            : progress > 0
              ? `${text.preparing} · ${percent}`
              : text.preparing}
        </h2>
        {isFailed ? (
          <p role="alert">{reasons[failure ?? 'server']}</p>
        ) : (
          <>
            <ProgressBar value={progress} max={100} label={text.preparing} />
            <p className={styles.note}>{progress > 0 ? text.youMayLeave : text.inLine}</p>
            <Milestones percent={progress} />
          </>
        )}
        {clip.caption && (
          <Txt as="p" className={styles.caption}>
            {clip.caption}
          </Txt>
        )}
        <div className={styles.buttons}>
          {isFailed && (
            <>
              <Button size="sm" busy={isRetrying} busyLabel={text.retrying} onClick={retry}>
                <RotateCw />
                {text.retry}
              </Button>
              <LinkButton look="quiet" size="sm" href="/add-jesclips">
                {text.another}
              </LinkButton>
            </>
          )}
          <Button look="dangerLine" size="sm" onClick={() => setAsksRemoval(true)}>
            <Trash2 />
            {text.remove}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asksRemoval}
        title={text.removeTitle}
        confirmLabel={text.remove}
        busy={isRemoving}
        busyLabel={text.removing}
        onConfirm={remove}
        onCancel={() => setAsksRemoval(false)}
      >
        {text.removeSentence}
      </ConfirmDialog>
    </section>
  )
}

function say(error: Error) {
  toast.error(error.message)
}
