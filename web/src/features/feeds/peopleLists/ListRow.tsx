import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { Globe, Lock } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { Faces } from './Faces.tsx'
import { messages } from './messages.ts'
import styles from './peopleLists.module.css'

/** A list among others: its latest people, its name, and who sees it. */
export function ListRow({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const { peopleCount, isOwn, isPublic, name, owner } = list
  const seenBy = isPublic ? text.everybody : text.onlyYou

  return (
    <Link to={`/lists/${list._id}`} className={styles.row}>
      <Faces people={list.faces} />
      <span className={styles.words}>
        <bdi className={styles.name} lang={langOf(name)}>
          {name}
        </bdi>
        <span className={styles.facts}>
          {text.people(count(peopleCount), peopleCount)} ·{' '}
          {isOwn ? seenBy : text.by(owner.username)}
        </span>
      </span>
      {isPublic ? <Globe size={18} /> : <Lock size={18} />}
    </Link>
  )
}
