import { Clock } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { classes } from './classes.ts'
import styles from './WaitingMark.module.css'

const messages = catalogue({ waiting: ['Waiting to be sent', 'पठाउन बाँकी'] })

/** A small clock on what was done without a connection. */
export function WaitingMark({ className }: { className?: string | undefined }) {
  const text = useText(messages)
  return (
    <span
      role="img"
      aria-label={text.waiting}
      title={text.waiting}
      className={classes(styles.mark, className)}
    >
      <Clock size={12} />
    </span>
  )
}
