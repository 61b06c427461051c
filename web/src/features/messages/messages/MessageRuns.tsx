import type { Talk } from '@jes/contract/messages/talks'
import { Fragment } from 'react'
import { useText } from '#lib/language.ts'
import { DayLine } from './DayLine.tsx'
import { MessageRun } from './MessageRun.tsx'
import { messages } from './messages.ts'
import type { Run } from './runs.ts'
import { TalkLine } from './TalkLine.tsx'
import styles from './talk.module.css'

type Props = { runs: Run[]; talk: Talk; newCount: number; onJump: (seq: number) => void }

/** What was written and what happened, with the days and the line of what is new between them. */
export function MessageRuns({ runs, talk, newCount, onJump }: Props) {
  const text = useText(messages)
  return runs.map((run) => (
    <Fragment key={run.messages[0]?.seq}>
      {run.isNewDay && <DayLine iso={run.messages[0]!.createdAt} />}
      {run.isNew && (
        <p className={styles.new}>
          <span>{text.newOnes(newCount)}</span>
        </p>
      )}
      {run.messages[0]?.line ? (
        <p className={styles.begin}>
          <TalkLine message={run.messages[0]} talk={talk} />
        </p>
      ) : (
        <MessageRun run={run} talk={talk} onJump={onJump} />
      )}
    </Fragment>
  ))
}
