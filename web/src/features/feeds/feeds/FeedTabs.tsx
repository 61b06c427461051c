import { useText } from '#lib/language.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import styles from './FeedTabs.module.css'
import type { Feed } from './feeds.ts'
import { messages } from './messages.ts'

type Props = { feeds: readonly Feed[]; current: Feed }

export function FeedTabs({ feeds, current }: Props) {
  const text = useText(messages)
  const hrefOf = ({ name }: Feed) => (name === feeds[0]?.name ? '/' : `/?feed=${name}`)

  return (
    <LinkTabs
      label={text.feeds}
      tabs={feeds.map((feed) => ({ href: hrefOf(feed), label: text[feed.label] }))}
      current={hrefOf(current)}
      className={styles.tabs}
    />
  )
}
