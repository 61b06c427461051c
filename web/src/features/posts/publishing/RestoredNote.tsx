import { RotateCcw } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import styles from './RestoredNote.module.css'

type Props = { words: string; action: string; onAct: () => void }

/** Says that what stands in the form was written before, and offers a clean sheet. */
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
