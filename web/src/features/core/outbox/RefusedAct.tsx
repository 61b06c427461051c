import { CircleAlert, RotateCw } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { ActIcon } from './ActIcon.tsx'
import { ActText } from './ActText.tsx'
import type { Act } from './acts.ts'
import { textOf } from './actWords.ts'
import { messages } from './messages.ts'
import styles from './outbox.module.css'

type Props = { act: Act; onRetry: () => void; onEdit: () => void; onDiscard: () => void }

/** Something that the server has refused: why, with its text, until its writer decides. */
export function RefusedAct({ act, onRetry, onEdit, onDiscard }: Props) {
  const text = useText(messages)

  return (
    <li className={styles.refused}>
      <div className={styles.act}>
        <ActIcon act={act} />
        <div className={styles.words}>
          <ActText act={act} />
        </div>
      </div>
      <p className={styles.why}>
        <CircleAlert size={18} />
        {act.problem}
      </p>
      <div className={styles.buttons}>
        <Button size="sm" onClick={onRetry}>
          <RotateCw />
          {text.retry}
        </Button>
        {textOf(act) && (
          <Button look="line" size="sm" onClick={onEdit}>
            {text.edit}
          </Button>
        )}
        <Button look="dangerLine" size="sm" onClick={onDiscard}>
          {text.discard}
        </Button>
      </div>
    </li>
  )
}
