import { shortPath } from '@jes/contract/core/postPath'
import type { SharedPost } from '@jes/contract/messages/messages'
import { ArrowBigUp, MessageCircle } from 'lucide-react'
import { catalogue, langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import styles from './SharedCard.module.css'

const messages = catalogue({
  hidden: ['A post that you cannot see', 'तपाईंले हेर्न नमिल्ने पोस्ट'],
  post: ['Post', 'पोस्ट'],
  clip: ['JesClip', 'JesClip'],
})

type Props = {
  card: SharedPost | null
  /** In the request of a stranger: no picture. */
  isAsleep: boolean
}

/** A post or clip in a message. Who may not see it reads a line. */
export function SharedCard({ card, isAsleep }: Props) {
  const text = useText(messages)
  if (!card) return <p className={styles.hidden}>{text.hidden}</p>
  const { _id, isClip, user, title, image, upVotes, commentCount } = card
  return (
    <Link to={isClip ? `/jesclips/${_id}` : shortPath(_id)} className={styles.card}>
      {image && !isAsleep && <img src={image} alt="" loading="lazy" className={styles.image} />}
      <span className={styles.words}>
        <span className={styles.by}>
          {user.displayName} · {isClip ? text.clip : text.post}
        </span>
        <b lang={langOf(title)}>{title}</b>
        <span className={styles.by}>
          <ArrowBigUp /> {count(upVotes)} <MessageCircle /> {count(commentCount)}
        </span>
      </span>
    </Link>
  )
}
