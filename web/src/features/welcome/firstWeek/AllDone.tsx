import { firstWeekApi } from '@jes/contract/welcome/firstWeek'
import { useEffect } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import styles from './FirstWeekCard.module.css'
import { messages } from './messages.ts'

/** Said once: the server is informed when it is shown, and the next visit has no card. */
export function AllDone() {
  const text = useText(messages)
  useEffect(() => {
    // If it does not arrive, the sentence is read once more.
    call(firstWeekApi.close, {}).catch(() => {})
  }, [])
  return <p className={styles.allDone}>{text.allDone}</p>
}
