import type { AuditEntry } from '@jes/contract/staff/adminMembers'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { exactTime, shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Txt } from '#ui/Txt.tsx'
import styles from './Audit.module.css'
import { messages as actions } from './actionMessages.ts'
import { messages as facts } from './factMessages.ts'
import { messages } from './messages.ts'

/** Enough of a fingerprint to compare two by eye. */
const SHOWN = 16

/** One action of the staff, in words; values without a translation are shown as they are. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const text = useText(messages)
  const done: Record<string, string> = useText(actions)
  const named: Record<string, string> = useText(facts)
  const { at, by, action, kind, thingId, reason, hash } = entry
  const when = (
    <time dateTime={at} title={exactTime(at)}>
      {shortDateTime(at)}
    </time>
  )
  const sentence = Object.entries(entry.facts).map(([name, value]) => [
    named[name] ?? name,
    shownOf(value, named),
  ])
  if (kind && thingId) sentence.unshift([named.thing, `${named[kind] ?? kind} ${thingId}`])

  return (
    <Row>
      {by ? (
        <PersonLine user={by}>{when}</PersonLine>
      ) : (
        <p>
          {text.commandLine} · {when}
        </p>
      )}
      <h2 className={styles.action}>{done[action] ?? action}</h2>
      {reason && (
        <Txt as="p" className={styles.reason}>
          {reason}
        </Txt>
      )}
      {sentence.length > 0 && (
        <dl className={styles.facts}>
          {sentence.map(([name, value = '']) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>
                <Txt>{value}</Txt>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.hash} title={hash}>
        {text.place(entry.place)} · {text.fingerprint} <code>{hash.slice(0, SHOWN)}</code>
      </p>
    </Row>
  )
}

/** The log holds plain text: yes and no, and moments, are put into words. */
function shownOf(value: string, named: Record<string, string>) {
  if (value === 'true' || value === 'false') return named[value]
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? shortDateTime(value) : value
}
