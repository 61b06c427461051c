import { TriangleAlert } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import styles from './PostContent.module.css'

/** Nothing of a sensitive post is rendered or fetched before a press. */
export function SensitiveCover({ onShow }: { onShow: () => void }) {
  const text = useText(messages)

  return (
    <div className={styles.cover}>
      <p>
        <TriangleAlert size={20} />
        {text.sensitive}
      </p>
      <Button look="line" size="sm" onClick={onShow}>
        {text.show}
      </Button>
    </div>
  )
}
