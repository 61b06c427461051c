import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { NewPill } from '#ui/NewPill.tsx'
import { messages } from './messages.ts'
import styles from './NewComments.module.css'

type Props = { count: number; isMany: boolean; onShow: () => void }

/** Shows that there are new comments; nothing is inserted before a tap. */
export function NewComments({ count, isMany, onShow }: Props) {
  const text = useText(messages)

  return (
    <div role="status" className={styles.place}>
      {(isMany || count > 0) && (
        <NewPill className={styles.pill} onClick={onShow}>
          {isMany ? text.many : inDigits(text.newOnes(count))}
        </NewPill>
      )}
    </div>
  )
}
