import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { Globe, Lock } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import styles from './peopleLists.module.css'

const ListActions = late(
  async () => (await import('./ListActions.tsx')).ListActions,
  <div className={styles.actions} />,
)

/** What a list is, whose, and what can be done with it. */
export function ListHead({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const { name, about, isOwn, isPublic, peopleCount, followerCount, owner } = list

  return (
    <section className={styles.head} aria-label={name}>
      {about && (
        <p className={styles.about} lang={langOf(about)}>
          {about}
        </p>
      )}
      <div className={styles.bar}>
        <p className={styles.facts}>
          {isPublic ? <Globe size={16} /> : <Lock size={16} />}
          <span>{text.people(count(peopleCount), peopleCount)}</span>
          {isPublic && followerCount !== null && (
            <span>{text.followers(count(followerCount), followerCount)}</span>
          )}
          <span>{isPublic ? text.everybody : text.onlyYou}</span>
          {!isOwn && <Link to={`/je/${owner.username}`}>{text.by(owner.username)}</Link>}
        </p>
        <ListActions list={list} />
      </div>
    </section>
  )
}
