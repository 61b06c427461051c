import type { SecondStepCode } from '@jes/contract/accounts/stepUp'
import { messages as loginMessages } from '#features/accounts/authForms/messages.ts'
import { SecondStep } from '#features/accounts/authForms/SecondStep.tsx'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './phone.module.css'

const loadCode = async () => (await import('@jes/contract/accounts/stepUp')).SecondStepCode

type Props = { onCode: (given: SecondStepCode) => Promise<unknown> }

/** After the SMS the code of the app, for those who switched it on. */
export function SecondStepForm({ onCode }: Props) {
  const text = useText(loginMessages)
  const { form, problems, isSending } = useForm(loadCode, (given) =>
    onCode(given).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'two_factor') throw error
      throw new ApiError(error.status, { errors: { code: error.message } })
    }),
  )
  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <SecondStep error={problems.code} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.loggingIn}>
        {text.logIn}
      </Button>
    </form>
  )
}
