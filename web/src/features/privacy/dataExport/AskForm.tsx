import { useState } from 'react'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useAskForExport } from './api.ts'
import { messages } from './messages.ts'
import styles from './yourData.module.css'

const loadAsk = async () =>
  (await import('@jes/contract/privacy/dataExport')).dataExportApi.ask.body

export function AskForm() {
  const text = useText(messages)
  const [round, setRound] = useState(0)
  const ask = useAskForExport()
  const { form, problems, isSending } = useForm(loadAsk, async (proof) => {
    await ask.mutateAsync(proof)
    setRound(round + 1)
  })

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <ProofFields key={round} problems={problems} />
      <Button type="submit" className={styles.start} busy={isSending} busyLabel={text.asking}>
        {text.ask}
      </Button>
    </form>
  )
}
