import type { SentCode } from '@jes/contract/accounts/phone'
import { useState } from 'react'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { catalogue, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useChangePhone, useConfirmChange } from './api.ts'
import { CodeStep } from './CodeStep.tsx'
import { messages } from './messages.ts'
import { NumberInput } from './NumberInput.tsx'
import styles from './phone.module.css'

const loadChange = async () => (await import('@jes/contract/accounts/phone')).PhoneChange

const own = catalogue({
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  saved: ['Your number is saved.', 'तपाईंको नम्बर राखियो।'],
})

type Sent = { phone: string; sent: SentCode }

/** The new number and a proof, then the code that was sent there. */
export function PhoneChangeForm({ onDone }: { onDone: () => void }) {
  const text = { ...useText(messages), ...useText(own) }
  const [started, setStarted] = useState<Sent | null>(null)
  const change = useChangePhone()
  const confirm = useConfirmChange()
  const { form, problems, isSending } = useForm(loadChange, async (wanted) => {
    setStarted({ phone: wanted.phone, sent: await change.mutateAsync(wanted) })
  })

  if (started)
    return (
      <CodeStep
        isMember
        phone={started.phone}
        sent={started.sent}
        onSent={(sent) => setStarted({ ...started, sent })}
        onChange={() => setStarted(null)}
        onCode={async (code) => {
          await confirm.mutateAsync({ token: started.sent.token, code })
          toast.success(text.saved)
          onDone()
        }}
      />
    )
  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <NumberInput error={problems.phone} takesFocus />
      <ProofFields problems={problems} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending} busyLabel={text.sending}>
          {text.sendCode}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
