import type { FoundHashtag } from '@jes/contract/search/search'
import { hashtagHref } from '#features/search/search/hashtagIn.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './foundPartsMessages.ts'
import styles from './Hashtags.module.css'

/** Some hashtags in a row. */
export function HashtagChips({ hashtags }: { hashtags: readonly FoundHashtag[] }) {
  const text = useText(messages)

  return (
    <ul className={styles.chips}>
      {hashtags.map(({ tag, count }) => (
        <li key={tag}>
          <Link to={hashtagHref(tag, 'new')} className={styles.chip}>
            <Txt className={styles.name}>{`#${tag}`}</Txt>
            <span className={styles.facts}>{text.postCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
