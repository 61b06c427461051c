import type { DeadJob } from '@jes/contract/core/jobs'
import { useState } from 'react'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { discardJob, retryJob } from './api.ts'
import { JobDialog } from './JobDialog.tsx'
import styles from './Jobs.module.css'
import { messages } from './messages.ts'

/** One job that failed for good: what, how often, why, and what becomes of it. */
export function JobCard({ job }: { job: DeadJob }) {
  const text = useText(messages)
  const [dialog, setDialog] = useState<'retry' | 'discard' | null>(null)
  const { _id, group, task, attempts, triedAt, error } = job
  const when = shortDateTime(triedAt)
  const close = () => setDialog(null)

  return (
    <Row>
      <p className={styles.what}>
        <Chip size="sm">{text[group]}</Chip>
        <code className={styles.task}>{task}</code>
      </p>
      <p className={styles.hint}>
        <time dateTime={triedAt}>
          {attempts === 1 ? text.triedOnce(when) : text.tries(number(attempts), when)}
        </time>
      </p>
      {error === null ? (
        <p className={styles.hint}>{text.killed}</p>
      ) : (
        <p className={styles.error} lang="en" dir="ltr">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="sm" look="line" onClick={() => setDialog('retry')}>
          {text.retry}
        </Button>
        <Button size="sm" look="dangerLine" onClick={() => setDialog('discard')}>
          {text.discard}
        </Button>
      </div>
      <JobDialog
        open={dialog === 'retry'}
        onClose={close}
        title={text.retryTitle(task)}
        why={text.retryWhy}
        action="retry"
        act={(client) => retryJob(client, _id)}
      />
      <JobDialog
        open={dialog === 'discard'}
        onClose={close}
        title={text.discardTitle(task)}
        why={text.discardWhy}
        action="discard"
        act={(client) => discardJob(client, _id)}
      />
    </Row>
  )
}
