import type { SentCode } from '@jes/contract/accounts/phone'
import { Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import entry from '#features/accounts/authForms/entry.module.css'
import { Suspended } from '#features/accounts/authForms/Suspended.tsx'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { useConfirmPhone } from './api.ts'
import { CodeStep } from './CodeStep.tsx'
import { messages } from './messages.ts'
import { NameStep } from './NameStep.tsx'
import { NumberForm } from './NumberForm.tsx'
import styles from './phone.module.css'
import { SecondStepForm } from './SecondStepForm.tsx'

type Step =
  | { name: 'number' }
  | { name: 'code'; sent: SentCode }
  | { name: 'second'; token: string; code: string }
  | { name: 'username'; token: string }

export type StepName = Step['name']

type Props = {
  verb: string
  takesFocus?: boolean
  /** Over a page that must not be left, links open in a new tab. */
  isOverPage?: boolean
  onStep: (step: StepName) => void
  onEmail: () => void
  /** Other ways in. */
  ways?: ReactNode
}

/** Number, code, and then in: at once for members, with a name for who is new. */
export function PhoneEntry({
  verb,
  takesFocus = false,
  isOverPage = false,
  onStep,
  onEmail,
  ways,
}: Props) {
  const text = useText(messages)
  const [phone, setPhone] = useState('')
  const [step, setStep] = useState<Step>({ name: 'number' })
  const [suspension, setSuspension] = useState<ApiError | null>(null)
  const confirm = useConfirmPhone()

  function goTo(next: Step) {
    setStep(next)
    onStep(next.name)
  }

  async function enter(token: string, code: string) {
    try {
      const { user } = await confirm.mutateAsync({ token, code })
      if (!user) goTo({ name: 'username', token })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'suspended') return setSuspension(error)
      if (error.code !== 'two_factor') throw error
      goTo({ name: 'second', token, code })
    }
  }

  if (suspension)
    return <Suspended refusal={suspension} target={isOverPage ? '_blank' : undefined} />
  if (step.name === 'username') return <NameStep token={step.token} />
  if (step.name === 'second') {
    const { token, code } = step
    return (
      <SecondStepForm
        onCode={({ code: secondCode, remember }) =>
          confirm.mutateAsync({ token, code, secondCode, remember })
        }
      />
    )
  }
  if (step.name === 'code')
    return (
      <CodeStep
        phone={phone}
        sent={step.sent}
        onCode={(code) => enter(step.sent.token, code)}
        onSent={(sent) => setStep({ name: 'code', sent })}
        onChange={() => goTo({ name: 'number' })}
        onEmail={onEmail}
      />
    )
  return (
    <NumberForm
      phone={phone}
      verb={verb}
      takesFocus={takesFocus}
      onSent={(number, sent) => {
        setPhone(number)
        goTo({ name: 'code', sent })
      }}
    >
      <p className={entry.or}>{text.or}</p>
      {ways}
      <Button look="line" size="lg" block onClick={onEmail}>
        <Mail aria-hidden="true" />
        {text.email}
      </Button>
      {isOverPage && <p className={styles.same}>{text.sameNumber}</p>}
    </NumberForm>
  )
}
