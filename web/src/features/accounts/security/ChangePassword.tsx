import type { PasswordChange } from '@jes/contract/accounts/auth'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { NewPasswordInput } from '#features/accounts/authForms/NewPasswordInput.tsx'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useChangePassword } from './api.ts'
import { messages } from './messages.ts'
import styles from './security.module.css'

const loadChange = async () => (await import('@jes/contract/accounts/auth')).PasswordChange

export function ChangePassword() {
  const text = useText(messages)
  const hasPassword = useQuery(me()).data?.user.hasPassword !== false
  const [round, setRound] = useState(0)
  const change = useChangePassword()
  const { form, problems, isSending } = useForm(loadChange, save)

  /** An accepted password is cleared from the form. */
  async function save(passwords: PasswordChange) {
    await change.mutateAsync(passwords)
    setRound(round + 1)
  }

  return (
    <form {...form} className={styles.form}>
      <p className={styles.hint}>{text.passwordWhy}</p>
      {problems.form && <Alert>{problems.form}</Alert>}
      {change.isSuccess && <GoodNews>{text.passwordChanged}</GoodNews>}
      <div key={round} className={styles.form}>
        <ProofFields
          problems={problems}
          name="currentPassword"
          label={text.currentPassword}
          hint={null}
        />
        <NewPasswordInput
          name="newPassword"
          label={text.newPassword}
          error={problems.newPassword}
        />
      </div>
      <Button type="submit" className={styles.start} busy={isSending} busyLabel={text.saving}>
        {hasPassword ? text.changePassword : text.setPassword}
      </Button>
    </form>
  )
}
