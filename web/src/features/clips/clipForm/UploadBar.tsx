import { Pause, Play, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { Milestones } from '#features/clips/clipProcessing/Milestones.tsx'
import { clipUploading, useUploading } from '#features/clips/clipUploads/clipUploading.ts'
import { megabytes } from '#features/clips/clipUploads/judge.ts'
import type { Stage } from '#features/clips/clipUploads/stages.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ProgressBar, type ProgressTone } from '#ui/ProgressBar.tsx'
import { messages } from './barMessages.ts'
import styles from './UploadBar.module.css'

const TONES: Partial<Record<Stage, ProgressTone>> = {
  sent: 'success',
  publishing: 'success',
  paused: 'muted',
  waiting: 'muted',
  stuck: 'danger',
}

/** The progress of the upload, and its actions. */
export function UploadBar() {
  const text = useText(messages)
  const { entry, stage, sent, secondsLeft, problem } = useUploading()
  const [asks, setAsks] = useState(false)
  if (!entry || stage === 'none') return null
  const percent = Math.floor((sent / entry.size) * 100)

  return (
    <section aria-label={text.upload} className={styles.upload}>
      <p className={styles.line}>
        <strong className={styles.stage} role="status">
          {text[stage]}
        </strong>
        <span>{text.percent(number(percent))}</span>
      </p>
      <ProgressBar value={sent} max={entry.size} label={text.upload} tone={TONES[stage]} />
      <p className={styles.facts}>
        <span>{text.ofMb(megabytes(sent), megabytes(entry.size))}</span>
        <span>{stage === 'sending' && secondsLeft !== null && timeLeft(secondsLeft)}</span>
      </p>
      <Milestones percent={percent} />
      {stage === 'stuck' && problem && <Alert>{problem}</Alert>}
      <div className={styles.buttons}>
        {(stage === 'sending' || stage === 'waiting') && sent < entry.size && (
          <Button look="quiet" size="sm" onClick={clipUploading.pause}>
            <Pause />
            {text.pause}
          </Button>
        )}
        {stage === 'paused' && (
          <Button look="quiet" size="sm" onClick={clipUploading.resume}>
            <Play />
            {text.resume}
          </Button>
        )}
        {stage === 'stuck' && (
          <Button look="quiet" size="sm" onClick={clipUploading.resume}>
            <RotateCw />
            {text.tryAgain}
          </Button>
        )}
        {stage !== 'publishing' && (
          <Button look="quiet" size="sm" onClick={() => setAsks(true)}>
            <X />
            {text.cancel}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        title={text.cancelTitle}
        confirmLabel={text.cancelIt}
        onConfirm={cancel}
        onCancel={() => setAsks(false)}
      >
        {text.cancelSentence}
      </ConfirmDialog>
    </section>
  )

  function cancel() {
    setAsks(false)
    void clipUploading.cancel()
  }

  function timeLeft(seconds: number) {
    if (seconds < 60) return text.secondsLeft(seconds)
    return seconds === 60 ? text.minuteLeft : text.minutesLeft(number(Math.ceil(seconds / 60)))
  }
}
