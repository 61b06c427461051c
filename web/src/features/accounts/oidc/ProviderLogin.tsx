import { useEffect } from 'react'
import { SecondStep } from '#features/accounts/authForms/SecondStep.tsx'
import { Suspended } from '#features/accounts/authForms/Suspended.tsx'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useLogInByProvider } from './loginApi.ts'
import { messages } from './messages.ts'
import styles from './oidc.module.css'

const loadCode = async () => (await import('@jes/contract/accounts/stepUp')).SecondStepCode

/** At once, or, for those who switched it on, after the second step. */
export function ProviderLogin() {
  const text = useText(messages)
  const { mutate: logIn, error } = useLogInByProvider()
  useEffect(() => logIn({}), [logIn])

  if (error instanceof ApiError && error.code === 'two_factor') return <CodeForm />
  if (error instanceof ApiError && error.code === 'suspended')
    return <Suspended refusal={error} target={undefined} />
  if (error) return <Alert>{error.message}</Alert>
  return (
    <p role="status" className={styles.moment}>
      <Spinner />
      {text.oneMoment}
    </p>
  )
}

function CodeForm() {
  const text = useText(messages)
  const logIn = useLogInByProvider()
  const { form, problems, isSending } = useForm(loadCode, (given) =>
    logIn.mutateAsync(given).catch((error: ApiError) => {
      throw error.code === 'two_factor'
        ? new ApiError(error.status, { errors: { code: error.message } })
        : error
    }),
  )
  return (
    <form {...form} className={styles.page}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <SecondStep error={problems.code} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.oneMoment}>
        {text.title}
      </Button>
    </form>
  )
}
