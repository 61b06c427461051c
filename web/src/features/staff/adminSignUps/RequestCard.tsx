import type { SignUpRequest } from '@jes/contract/accounts/signUps'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { approve, decline } from './api.ts'
import { messages } from './messages.ts'
import styles from './SignUps.module.css'

/** Who wants to join, in their own words. */
export function RequestCard({ request }: { request: SignUpRequest }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [isDeclining, setIsDeclining] = useState(false)
  const { _id, username, way, domain, words, createdAt } = request

  async function letIn() {
    setIsBusy(true)
    try {
      await approve(client, _id)
      toast.success(text.isIn(username))
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  async function send(reason: string) {
    await decline(client, _id, reason)
    toast.success(text.declined(username))
  }

  return (
    <Row>
      <header className={styles.head}>
        <h2 className={styles.name}>{username}</h2>
        <Chip>{text[way]}</Chip>
      </header>
      <p className={styles.hint}>
        {domain && `${domain} · `}
        <Time iso={createdAt} />
      </p>
      <Txt as="p" className={styles.words}>
        {words}
      </Txt>
      <div className={styles.actions}>
        <Button size="sm" busy={isBusy} busyLabel={text.lettingIn} onClick={() => void letIn()}>
          {text.letIn}
        </Button>
        <Button size="sm" look="dangerLine" onClick={() => setIsDeclining(true)}>
          {text.decline}…
        </Button>
      </div>
      <ReasonDialog
        open={isDeclining}
        onClose={() => setIsDeclining(false)}
        title={text.declineTitle(username)}
        why={text.declineWhy}
        verb={text.decline}
        look="danger"
        onSend={send}
      />
    </Row>
  )
}
