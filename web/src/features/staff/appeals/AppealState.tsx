import type { ModAct } from '@jes/contract/hubs/moderation'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './appeal.module.css'
import { messages } from './messages.ts'

const tones = { open: 'blue', upheld: 'grey', overturned: 'green' } as const

/** What one said to it, and what came of it. */
export function AppealState({ appeal }: { appeal: NonNullable<ModAct['appeal']> }) {
  const text = useText(messages)
  const { state, answer, createdAt } = appeal

  return (
    <>
      <p className={styles.state}>
        <Chip tone={tones[state]}>{text[state]}</Chip>
        <Time iso={createdAt} className={styles.hint} />
      </p>
      <Txt as="p" className={styles.quote}>
        {appeal.text}
      </Txt>
      {answer ? (
        <>
          <h3 className={styles.name}>{text.answer}</h3>
          <Txt as="p" className={styles.said}>
            {answer}
          </Txt>
        </>
      ) : (
        state === 'open' && <p className={styles.hint}>{text.waiting}</p>
      )}
    </>
  )
}
