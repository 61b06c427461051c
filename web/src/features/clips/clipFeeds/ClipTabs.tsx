import type { ClipFeedName } from '@jes/contract/clips/clips'
import { FEEDS, feedPath } from '#features/clips/clips/feedPath.ts'
import { useText } from '#lib/language.ts'
import { withNext } from '#lib/nextPath.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import styles from './ClipTabs.module.css'
import { messages } from './messages.ts'

/** They replace each other in the history: Back leaves the viewer at once. */
export function ClipTabs({ current }: { current: ClipFeedName }) {
  const text = useText(messages)
  const isMember = useSession((session) => session.isAuthenticated)
  const isOpen = (feed: ClipFeedName) => isMember || feed !== 'following'

  return (
    <nav aria-label={text.feeds} className={styles.tabs}>
      {FEEDS.map((feed) => (
        <Link
          key={feed}
          to={isOpen(feed) ? feedPath(feed) : withNext('/login', feedPath(feed))}
          replace={isOpen(feed)}
          aria-current={feed === current ? 'page' : undefined}
          className={styles.tab}
        >
          {text[feed]}
        </Link>
      ))}
    </nav>
  )
}
