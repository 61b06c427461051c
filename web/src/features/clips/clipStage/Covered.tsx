import { TriangleAlert } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Covered.module.css'
import { messages } from './noteMessages.ts'

/** Nothing of a sensitive clip is fetched before a press. */
export function Covered({ onShow }: { onShow: () => void }) {
  const text = useText(messages)

  return (
    <div className={styles.covered}>
      <TriangleAlert size={28} />
      <p>{text.sensitive}</p>
      <Button onClick={onShow}>{text.show}</Button>
    </div>
  )
}
