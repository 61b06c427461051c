import type { Talk } from '@jes/contract/messages/talks'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Copy, UsersRound } from 'lucide-react'
import { strangerFactsOf } from '#features/messages/talks/api.ts'
import { useText } from '#lib/language.ts'
import { useMinute } from '#lib/useMinute.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'
import styles from './request.module.css'

const DAY = 24 * 60 * 60_000

/** Who sent a request, in three facts. */
export function RequestFacts({ talk: { _id, user: writer, group } }: { talk: Talk }) {
  const text = useText(messages)
  const { data: facts } = useQuery(strangerFactsOf(_id))
  const now = useMinute()
  const user = writer ?? group?.askedBy
  if (!user) return null
  return (
    <section className={styles.stranger} aria-label={text.who}>
      <div className={styles.person}>
        <Avatar id={user._id} name={user.displayName} image={user.image} size={52} />
        <p>
          <b>{group ? text.asks(user.displayName) : user.displayName}</b>
          <span>@{user.username}</span>
        </p>
        <LinkButton href={`/je/${user.username}`} look="quiet" size="sm">
          {text.profile}
        </LinkButton>
      </div>
      {facts && (
        <ul className={styles.facts}>
          <li>
            <CalendarDays />
            {text.since(Math.floor((now - Date.parse(facts.joinedAt)) / DAY))}
          </li>
          <li>
            <UsersRound />
            {text.common(facts.hubsInCommon, facts.followsInCommon)}
          </li>
          {!group && (
            <li data-warning={facts.sameText > 1 || undefined}>
              <Copy />
              {facts.sameText > 1 ? text.sameText(facts.sameText) : text.onlyYou}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
