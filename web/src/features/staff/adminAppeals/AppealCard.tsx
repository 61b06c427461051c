import type { UserSummary } from '@jes/contract/core/users'
import type { ModAct } from '@jes/contract/hubs/moderation'
import { detailOf } from '#features/hubs/modLog/detailOf.ts'
import { messages as acts } from '#features/hubs/modLog/messages.ts'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Appeals.module.css'
import type { Verdict } from './api.ts'
import { messages } from './messages.ts'

type Props = { user: UserSummary; act: ModAct; onDecide: (verdict: Verdict) => void }

/** What was done and why, what it was about, and what the member says to it. */
export function AppealCard({ user, act, onDecide }: Props) {
  const text = useText(messages)
  const words = useText(acts)
  const { jehub, rule, reason, content, appeal } = act
  const who = jehub ? text.teamOf(jehub.name) : text.staff
  const sentence = words[act.action](who, user.displayName)
  const detail = detailOf(act)

  return (
    <Row>
      <PersonLine user={user}>
        @{user.username}
        {appeal && (
          <>
            {' · '}
            <Time iso={appeal.createdAt} />
          </>
        )}
      </PersonLine>
      <h2 className={styles.sentence} lang={langOf(sentence)}>
        {sentence}
        {detail && ` · ${detail}`}
      </h2>
      {rule && <Said name={text.rule} words={rule} />}
      {reason && <Said name={text.reason} words={reason} />}
      {content && <Said isQuote name={text.content} words={content} />}
      {appeal && <Said isQuote name={text.says} words={appeal.text} />}
      <div className={styles.actions}>
        <Button look="line" size="sm" onClick={() => onDecide('upheld')}>
          {text.uphold}…
        </Button>
        <Button look="line" size="sm" onClick={() => onDecide('overturned')}>
          {text.overturn}…
        </Button>
      </div>
    </Row>
  )
}

function Said({ name, words, isQuote }: { name: string; words: string; isQuote?: boolean }) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <Txt as="p" className={isQuote ? styles.quote : styles.said}>
        {words}
      </Txt>
    </div>
  )
}
