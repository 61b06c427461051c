import { postPath } from '@jes/contract/core/postPath'
import type { QuotedPost } from '@jes/contract/posts/quote'
import { langOf, useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { PremiumMark } from '#ui/PremiumMark.tsx'
import { Time } from '#ui/Time.tsx'
import { messages } from './messages.ts'
import styles from './QuoteCard.module.css'

/** A quoted post. The whole card is one link to it; of a sensitive one its warning in place of text and picture. */
export function QuoteCard({ ad }: { ad: QuotedPost }) {
  const labels = useText(messages)
  const { dataSaver } = usePreferences()
  const { user, title, text, image, sensitive, warning } = ad
  const words = sensitive ? warning || labels.sensitive : text

  return (
    <Link to={postPath(ad)} className={styles.card}>
      {image && !sensitive && !dataSaver && (
        <span className={styles.picture}>
          <img
            src={image.url}
            alt={image.alt}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={styles.image}
          />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.who}>
          <Avatar id={user._id} name={user.displayName} image={user.image} size={24} />
          <span className={styles.name} lang={langOf(user.displayName)}>
            {user.displayName}
          </span>
          {user.isPremium && <PremiumMark />}
          <span className={styles.username}>@{user.username}</span>
          <span aria-hidden="true">·</span>
          <Time iso={ad.createdAt} />
        </span>
        <span className={styles.title} lang={langOf(title)} dir="auto">
          {title}
        </span>
        {words && (
          <span className={styles.text} lang={langOf(words)} dir="auto">
            {words}
          </span>
        )}
      </span>
    </Link>
  )
}
