import { useText } from '#lib/language.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import styles from './TrendTabs.module.css'
import { messages } from './trendingPageMessages.ts'
import { type TrendKind, trendingHref, trendKinds } from './trendKinds.ts'

export function TrendTabs({ current }: { current: TrendKind }) {
  const text = useText(messages)

  return (
    <LinkTabs
      label={text.kinds}
      tabs={trendKinds.map((kind) => ({ href: trendingHref(kind), label: text[kind] }))}
      current={trendingHref(current)}
      className={styles.tabs}
    />
  )
}
