import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { modActOf } from './api.ts'
import styles from './appeal.module.css'
import { messages } from './messages.ts'

/** The way to the one appeal against an act, or what became of it. */
export function ActAppeal({ id }: { id: string }) {
  const text = useText(messages)
  const { data: act } = useQuery(modActOf(id))
  if (!act?.appeal && !act?.canAppeal) return null

  return (
    <p className={styles.way}>
      {act.appeal && `${text.yourAppeal}: ${text[act.appeal.state]} `}
      <Link to={`/appeal/${id}`} className={styles.wayLink}>
        {act.appeal ? text.readAppeal : text.appeal}
      </Link>
    </p>
  )
}
