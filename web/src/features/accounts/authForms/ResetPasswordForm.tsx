import type { NewPassword } from '@jes/contract/accounts/auth'
import type * as z from 'zod/mini'
import { useResetPassword } from '#features/accounts/auth/api.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'

const loadNewPassword = async () => (await import('@jes/contract/accounts/auth')).NewPassword

/** The token comes from the link in the mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const text = useText(messages)
  const reset = useResetPassword()
  const { form, problems, isSending } = useForm(loadNewPassword, save)
  const brokenLink = token ? problems.token : text.linkIncomplete

  async function save(password: z.output<typeof NewPassword>) {
    await reset.mutateAsync(password)
    toast.success(text.passwordSaved)
    navigate('/login', { replace: true })
  }

  return (
    <form {...form} className={styles.form}>
      {(brokenLink || problems.form) && <Alert>{brokenLink || problems.form}</Alert>}
      <input type="hidden" name="token" value={token} />
      {token && (
        <>
          <NewPasswordInput name="password" label={text.newPassword} error={problems.password} />
          <Button type="submit" size="lg" block busy={isSending} busyLabel={text.saving}>
            {text.savePassword}
          </Button>
        </>
      )}
      {brokenLink && (
        <LinkButton href="/forgot-password" look="line" size="lg" block>
          {text.askAgain}
        </LinkButton>
      )}
    </form>
  )
}
