import { ArrowUp } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { messages } from './messages.ts'
import styles from './NewComments.module.css'

type Props = { count: number; isMany: boolean; onShow: () => void }

/** Says that there is more to read; nothing appears before somebody taps it. */
export function NewComments({ count, isMany, onShow }: Props) {
  const text = useText(messages)

  return (
    <div role="status" className={styles.place}>
      {(isMany || count > 0) && (
        <button type="button" className={styles.chip} onClick={onShow}>
          <ArrowUp size={16} />
          {isMany ? text.many : inDigits(text.newOnes(count))}
        </button>
      )}
    </div>
  )
}
