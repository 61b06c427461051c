import type { Report } from '@jes/contract/core/reports'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'
import styles from './report.module.css'

type Props = {
  /** Null if it waits for a connection. */
  report: Report | null
  open: boolean
  onClose: () => void
}

/** Who decides about it, and where to see the outcome. */
export function ReportThanks({ report, open, onClose }: Props) {
  const text = useText(messages)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.thanks}
      footer={
        <>
          <LinkButton href="/reports" look="quiet" size="sm" onClick={onClose}>
            {text.myReports}
          </LinkButton>
          <Button size="sm" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <p role="status" className={styles.words}>
        {report ? (report.jehub ? text.toHub(report.jehub) : text.toJes) : text.waits}{' '}
        {text.outcome}
      </p>
    </Dialog>
  )
}
