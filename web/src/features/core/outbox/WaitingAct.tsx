import { Clock, X } from 'lucide-react'
import { clock } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { ActIcon } from './ActIcon.tsx'
import { ActText } from './ActText.tsx'
import type { Act } from './acts.ts'
import { wordsOf } from './actWords.ts'
import { messages } from './messages.ts'
import styles from './outbox.module.css'
import { kilobytesOf } from './sizes.ts'

/** Something that waits for a connection, or is on its way. */
export function WaitingAct({ act, onDiscard }: { act: Act; onDiscard: () => void }) {
  const text = useText(messages)
  const { title } = wordsOf(act)
  const photos = act.pictures?.length ?? 0
  const facts = [
    act.state === 'sending' ? text.sending : clock(act.at),
    ...(photos > 0 ? [text.photos(photos), text.kilobytes(kilobytesOf([act]))] : []),
  ]

  return (
    <li className={styles.act}>
      <ActIcon act={act} />
      <div className={styles.words}>
        <ActText act={act} />
        <p className={styles.facts}>
          {act.state === 'sending' ? <Spinner size={14} /> : <Clock size={14} />}
          {facts.join(' · ')}
        </p>
      </div>
      <IconButton
        size="tap"
        label={text.discardNamed(title)}
        disabled={act.state === 'sending'}
        onClick={onDiscard}
      >
        <X />
      </IconButton>
    </li>
  )
}
