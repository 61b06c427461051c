import { TriangleAlert } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import styles from './PostContent.module.css'

type Props = { warning: string | null; onShow: () => void }

/** Nothing of a sensitive post is rendered or fetched before a press; only its author's warning stands. */
export function SensitiveCover({ warning, onShow }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.cover}>
      <p>
        <TriangleAlert size={20} />
        {warning ? <span lang={langOf(warning)}>{warning}</span> : text.sensitive}
      </p>
      <Button look="line" size="sm" onClick={onShow}>
        {text.show}
      </Button>
    </div>
  )
}
