import type { MouseEvent } from 'react'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useAskRecovery } from './api.ts'
import { messages } from './messages.ts'
import styles from './recovery.module.css'

/** Inside the log-in form, whose name and password it sends: for members who have lost both app and codes. */
export function AskRecovery() {
  const text = useText(messages)
  const ask = useAskRecovery()

  function handleClick({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const typed = new FormData(form ?? undefined)
    ask.mutate({ login: String(typed.get('login')), password: String(typed.get('password')) })
  }

  if (ask.data) return <GoodNews>{ask.data.message}</GoodNews>
  return (
    <div className={styles.part}>
      {ask.error && <Alert>{ask.error.message}</Alert>}
      <p className={styles.hint}>{text.lostWhy}</p>
      <Button
        look="line"
        size="lg"
        block
        busy={ask.isPending}
        busyLabel={text.oneMoment}
        onClick={handleClick}
      >
        {text.start}
      </Button>
    </div>
  )
}
