import { RotateCcw } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import styles from './RestoredNote.module.css'

type Props = { words: string; action: string; onAct: () => void }

/** Says that the text in the form was restored, and offers an empty form. */
export function RestoredNote({ words, action, onAct }: Props) {
  return (
    <div role="status" className={styles.note}>
      <RotateCcw size={18} />
      <span className={styles.words}>{words}</span>
      <Button look="ghost" size="sm" onClick={onAct}>
        {action}
      </Button>
    </div>
  )
}
