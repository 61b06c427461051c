import { DETAIL_MAX_LENGTH, type Report } from '@jes/contract/core/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { type Subject, sendMessageReport, sendReport } from './api.ts'
import { messages } from './messages.ts'
import { ReportReasons } from './ReportReasons.tsx'
import { ReportThanks } from './ReportThanks.tsx'
import { type Choice, reasonOf } from './reasons.ts'
import styles from './report.module.css'

type Props = {
  subject: Subject
  open: boolean
  onClose: () => void
  /** The server has it. */
  onSent?: (() => void) | undefined
}

/** Two taps: the reason, and send. The text stays until the server has it. */
export function ReportDialog({ subject, open, onClose, onSent }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [detail, setDetail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [withBefore, setWithBefore] = useState(false)
  const [sent, setSent] = useState<Report | null>()
  const { kind, id, hub = null } = subject

  async function send() {
    if (!choice) return setProblem(text.chooseFirst)
    setIsSending(true)
    setProblem(null)
    try {
      const said = { ...reasonOf(choice), detail: detail.trim() }
      setSent(
        subject.messages
          ? await sendMessageReport(client, { ...subject.messages, withBefore }, said)
          : await sendReport(client, { kind, id, ...said }),
      )
      onSent?.()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(Object.values(error.fields)[0] ?? error.message)
    } finally {
      setIsSending(false)
    }
  }

  if (sent !== undefined) return <ReportThanks report={sent} open={open} onClose={onClose} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={subject.messages ? text.message : text[kind]}
      footer={
        <>
          <Button look="quiet" size="sm" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="sm" busy={isSending} busyLabel={text.sending} onClick={() => void send()}>
            {text.send}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{text.secret}</p>
      <ReportReasons
        kind={kind}
        hub={hub}
        choice={choice}
        onChoose={(chosen) => {
          setChoice(chosen)
          setProblem(null)
        }}
      />
      <div className={styles.detail}>
        <TextArea
          optional
          rows={2}
          label={text.detail}
          limit={DETAIL_MAX_LENGTH}
          value={detail}
          onChange={(event) => setDetail(event.target.value)}
        />
        {subject.messages && (
          <Checkbox
            label={text.withBefore}
            checked={withBefore}
            onChange={(event) => setWithBefore(event.target.checked)}
          />
        )}
      </div>
      {problem && (
        <div className={styles.problem}>
          <Alert>{problem}</Alert>
        </div>
      )}
    </Dialog>
  )
}
