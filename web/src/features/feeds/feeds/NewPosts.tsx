import type { FeedName } from '@jes/contract/feeds/feeds'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { NewPill } from '#ui/NewPill.tsx'
import { feedOf, newestIn, newPostsOf, startOver } from './api.ts'
import { messages } from './messages.ts'
import styles from './NewPosts.module.css'

/** Shows that there are new posts; nothing is inserted before a tap. */
export function NewPosts({ feed }: { feed: FeedName }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useInfiniteQuery({ ...feedOf(feed), enabled: false })
  const { data: many } = useQuery(newPostsOf(feed, newestIn(data), dataUpdatedAt))

  function handleClick() {
    window.scrollTo(0, 0)
    void startOver(client, feed)
  }

  return (
    <div role="status" className={styles.place}>
      {many > 0 && (
        <NewPill className={styles.pill} onClick={handleClick}>
          {inDigits(text.newPosts(many))}
        </NewPill>
      )}
    </div>
  )
}
