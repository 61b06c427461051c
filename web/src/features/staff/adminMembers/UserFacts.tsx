import type { StaffUserDetail } from '@jes/contract/staff/adminMembers'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { messages } from './messages.ts'
import styles from './User.module.css'

export function UserFacts({ user }: { user: StaffUserDetail }) {
  const text = useText(messages)
  const { email, joinedAt, counts } = user
  const facts: [name: string, value: string][] = [
    [text.joined, longDate(joinedAt)],
    [text.posts, number(counts.posts)],
    [text.comments, number(counts.comments)],
    [text.reportsAgainst, number(counts.reportsAgainst)],
    [text.reportsUpheld, number(counts.reportsUpheld)],
    [text.sessions, number(counts.sessions)],
  ]

  return (
    <dl className={styles.facts} aria-label={text.facts}>
      {email && (
        <div className={styles.wide}>
          <dt>{text.email}</dt>
          <dd>{email}</dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
