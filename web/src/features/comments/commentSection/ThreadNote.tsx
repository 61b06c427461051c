import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './ThreadNote.module.css'

type Props = {
  /** The parent of the first shown comment, if that is a comment. */
  answered: string | null
  /** It is loaded and only has to be shown. */
  onShowAnswered: (() => void) | null
}

/** Says that this is one thread, and links to the others. */
export function ThreadNote({ answered, onShowAnswered }: Props) {
  const text = useText(messages)
  const path = usePlace().pathname

  return (
    <div className={styles.note}>
      <p>{text.oneThread}</p>
      <Link to={`${path}#comments`} className={styles.way}>
        {text.showAll}
      </Link>
      {onShowAnswered ? (
        <button type="button" className={styles.way} onClick={onShowAnswered}>
          {text.showAnswered}
        </button>
      ) : (
        answered && (
          <Link to={`${path}?comment=${answered}`} className={styles.way}>
            {text.showAnswered}
          </Link>
        )
      )}
    </div>
  )
}
