import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { TypedConfirm, useTyped } from '#ui/TypedConfirm.tsx'
import { closeHub } from './api.ts'
import { messages } from './messages.ts'
import styles from './settings.module.css'

export function CloseHub({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const typed = useTyped(hub.name)
  const { problems, isBusy, run } = useAction(() => {
    toast.success(text.closed(hub.name))
    navigate('/jehubs', { replace: true })
  })

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text.close}</h2>
      <p className={styles.hint}>{text.closeWhy}</p>
      <Button look="dangerLine" onClick={() => setIsAsking(true)}>
        {text.closeOpen}
      </Button>
      <ActionDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={text.closeTitle(hub.name)}
        verb={text.closeVerb}
        busyVerb={text.closing}
        problem={problems.form}
        isBusy={isBusy}
        isReady={typed.isRight}
        onAct={() => void run(() => closeHub(client, hub))}
      >
        <p className={styles.hint}>{text.closeWhy}</p>
        <TypedConfirm label={text.typeName(hub.name)} {...typed.field} />
      </ActionDialog>
    </section>
  )
}
