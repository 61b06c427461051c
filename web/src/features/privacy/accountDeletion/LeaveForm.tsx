import type { StepUp } from '@jes/contract/accounts/stepUp'
import { useState } from 'react'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { useLeave } from '#features/privacy/dataExport/api.ts'
import styles from '#features/privacy/dataExport/yourData.module.css'
import { longDate } from '#lib/dates.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { clearUser } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioRows } from '#ui/RadioRows.tsx'
import { TypedConfirm, useTyped } from '#ui/TypedConfirm.tsx'
import { messages } from './leaveMessages.ts'

const choices = ['remove', 'anonymise'] as const
const LONG = 15_000

type Props = { username: string; onCancel: () => void }

/** Everything important is said before the button works; the text stays if it is refused. */
export function LeaveForm({ username, onCancel }: Props) {
  const text = useText(messages)
  const [posts, setPosts] = useState<(typeof choices)[number] | null>(null)
  const [proof, setProof] = useState<StepUp>({ password: '' })
  const typed = useTyped(username)
  const leave = useLeave()

  const { form, problems, isSending, mend } = useSubmit(async () => {
    if (!posts || !typed.isRight) return
    const { leavesAt } = await leave.mutateAsync({ ...proof, posts })
    toast.show({ text: text.leaving(longDate(leavesAt)), life: LONG })
    navigate('/')
    clearUser()
  })

  return (
    <form className={styles.form} {...form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <RadioRows
        legend={text.posts}
        rows={choices.map((value) => ({ value, label: text[value], hint: text[`${value}Why`] }))}
        value={posts}
        onChange={setPosts}
      />
      <TypedConfirm label={text.typeName(username)} {...typed.field} />
      <ProofFields
        problems={problems}
        onChange={(shown) => {
          setProof(shown)
          mend()
        }}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          look="danger"
          disabled={!typed.isRight || !proof.password || !posts}
          busy={isSending}
          busyLabel={text.deleting}
        >
          {text.confirm}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
