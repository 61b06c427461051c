import type { SentCode } from '@jes/contract/accounts/phone'
import type { ReactNode } from 'react'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useStartPhone } from './api.ts'
import { messages } from './messages.ts'
import { NumberInput } from './NumberInput.tsx'
import styles from './phone.module.css'

const loadStart = async () => (await import('@jes/contract/accounts/phone')).PhoneStart

type Props = {
  /** As it was typed before. */
  phone: string
  verb: string
  takesFocus?: boolean
  onSent: (phone: string, sent: SentCode) => void
  /** The other ways in. */
  children?: ReactNode
}

/** One field for old and new members. */
export function NumberForm({ phone, verb, takesFocus = false, onSent, children }: Props) {
  const text = useText(messages)
  const start = useStartPhone()
  const { form, problems, isSending } = useForm(loadStart, async (started) => {
    onSent(started.phone, await start.mutateAsync(started))
  })

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <NumberInput error={problems.phone} defaultValue={phone} takesFocus={takesFocus} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.sending}>
        {verb}
      </Button>
      {children}
    </form>
  )
}
