import type { ProfileComment as Row } from '@jes/contract/comments/comments'
import { postPath } from '@jes/contract/core/postPath'
import { MessageCircle } from 'lucide-react'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { messages } from '#features/people/profiles/scoreMessages.ts'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import styles from './ProfileComment.module.css'

/** A comment with the title of its post; the whole row leads to it. */
export function ProfileComment({ row: { comment, ad } }: { row: Row }) {
  const text = useText(messages)

  return (
    <article className={styles.row}>
      <p className={styles.facts}>
        <MessageCircle size={16} />
        <Link
          to={`${postPath(ad)}?comment=${comment._id}`}
          className={styles.title}
          lang={langOf(ad.title)}
        >
          {ad.title}
        </Link>
        <span className={styles.when}>
          <span aria-hidden="true">· </span>
          <Time iso={comment.createdAt} />
        </span>
      </p>
      <div className={styles.text}>
        <BodyView body={comment.body} />
      </div>
      <p className={styles.facts}>{text.score(comment.score, count(comment.score))}</p>
    </article>
  )
}
