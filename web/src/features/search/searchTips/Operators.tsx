import { hrefFor, type Search } from '#features/search/search/searchAddress.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { examplesFor } from './examples.ts'
import { messages } from './messages.ts'
import styles from './Operators.module.css'

/** What can be written into the box beside words; what is whole can be pressed. */
export function Operators({ search }: { search: Search }) {
  const text = useText(messages)
  const username = useSession(({ user }) => user?.username)

  return (
    <ul className={styles.list}>
      {examplesFor(search.words, { username, today: new Date() }).map(
        ({ operator, example, words }) => (
          <li key={operator} className={styles.row}>
            {words ? (
              <Link to={hrefFor(words)} className={styles.example}>
                <code>{example}</code>
              </Link>
            ) : (
              <code>{example}</code>
            )}
            <span>{text[operator]}</span>
          </li>
        ),
      )}
    </ul>
  )
}
