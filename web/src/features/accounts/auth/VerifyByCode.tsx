import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useVerifyEmail } from './api.ts'
import styles from './auth.module.css'
import { CodeInput } from './CodeInput.tsx'
import { messages } from './messages.ts'
import { ResendButton } from './ResendButton.tsx'

const loadCode = async () => (await import('@jes/contract/accounts/stepUp')).GivenCode

/** For a signed-in member: the six digits from the mail. */
export function VerifyByCode({ next }: { next: string }) {
  const text = useText(messages)
  const own = useQuery(me())
  const verify = useVerifyEmail()
  const { form, problems, isSending } = useForm(loadCode, verify.mutateAsync)

  return (
    <form {...form} className={styles.form}>
      {own.data?.user.email && (
        <p className={styles.sentence}>{text.lookForMail(own.data.user.email)}</p>
      )}
      {problems.form && <Alert>{problems.form}</Alert>}
      <CodeInput label={text.code} error={problems.code} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.verifying}>
        {text.verify}
      </Button>
      <div className={styles.others}>
        <ResendButton look="ghost" />
        <LinkButton href={next} look="ghost">
          {text.later}
        </LinkButton>
      </div>
    </form>
  )
}
