import type { Post } from '@jes/contract/posts/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Eye, MessageCircle } from 'lucide-react'
import { feedOf } from '#features/feeds/feeds/api.ts'
import { longDate } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { PeakIcon } from '#ui/PeakIcon.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './PostSample.module.css'

/** A popular post in the chosen language, digits and calendar; on an empty site there is none to show. */
export function PostSample() {
  const text = useText(messages)
  const posts = useInfiniteQuery(feedOf('popular')).data?.pages[0]?.ads ?? []
  const post = posts.find(({ sensitive, clip }) => !sensitive && !clip)
  if (!post) return null
  return (
    <section aria-label={text.howItLooks}>
      <h2 className={styles.legend}>{text.howItLooks}</h2>
      <Sample post={post} />
    </section>
  )
}

function Sample({ post }: { post: Post }) {
  const { user, jehub, title, createdAt, score, commentCount, views } = post
  usePreferences()
  return (
    <div className={styles.post}>
      <div className={styles.who}>
        <Avatar id={user._id} name={user.displayName} image={user.image} size={40} />
        <div>
          <Txt className={styles.name}>{user.displayName}</Txt>
          <p className={styles.meta}>
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
            {jehub && <span lang={langOf(jehub.name)}> · {jehub.name}</span>}
          </p>
        </div>
      </div>
      <Txt as="p" className={styles.title}>
        {title}
      </Txt>
      <p className={styles.counts}>
        <span className={styles.votes}>
          <PeakIcon filled />
          {count(score)}
        </span>
        <span>
          <MessageCircle size={20} aria-hidden="true" />
          {count(commentCount)}
        </span>
        <span>
          <Eye size={20} aria-hidden="true" />
          {count(views)}
        </span>
      </p>
    </div>
  )
}
