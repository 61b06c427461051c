import { CircleCheck } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './DraftSign.module.css'
import type { Keeper } from './keeper.ts'
import { messages } from './messages.ts'

/** Says that nothing will be lost. */
export function DraftSign({ keeper }: { keeper: Keeper }) {
  const text = useText(messages)
  const sign = keeper.useSign()

  return (
    <span role="status" className={styles.sign}>
      {(sign === 'saved' || sign === 'here') && <CircleCheck size={17} data-sign={sign} />}
      <span className={styles.words}>
        {sign === 'unsaved' && text.saving}
        {sign === 'here' && text.here}
        {sign === 'saved' && text.saved}
      </span>
    </span>
  )
}
