import type { StepUp } from '@jes/contract/accounts/stepUp'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { ProofFields } from './ProofFields.tsx'
import styles from './stepUp.module.css'

const loadProof = async () => (await import('@jes/contract/accounts/stepUp')).StepUp

type Props = {
  verb: string
  look?: 'primary' | 'danger'
  onSend: (proof: StepUp) => Promise<unknown>
  onCancel: () => void
}

/** An action that needs nothing but the proof. */
export function ProofForm({ verb, look = 'primary', onSend, onCancel }: Props) {
  const text = useText(messages)
  const { form, problems, isSending } = useForm(loadProof, onSend)

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <ProofFields problems={problems} takesFocus />
      <div className={styles.buttons}>
        <Button type="submit" look={look} busy={isSending} busyLabel={text.oneMoment}>
          {verb}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
