import { Rss } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './Blogs.module.css'
import { messages } from './messages.ts'

export function FeedLink() {
  const { feed } = useText(messages)
  return (
    <a href="/blogs/rss.xml" aria-label={feed} title={feed} className={styles.feed}>
      <Rss />
    </a>
  )
}
