import type { FoundHashtag } from '@jes/contract/search/search'
import { Hash } from 'lucide-react'
import { hashtagHref } from '#features/search/search/hashtagIn.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './foundPartsMessages.ts'
import styles from './Hashtags.module.css'

/** A hashtag in its most used spelling. */
export function HashtagRow({ hashtag: { tag, count } }: { hashtag: FoundHashtag }) {
  const text = useText(messages)

  return (
    <Link to={hashtagHref(tag, 'new')} className={styles.row}>
      <span className={styles.icon}>
        <Hash />
      </span>
      <span className={styles.words}>
        <Txt className={styles.name}>{`#${tag}`}</Txt>
        <span className={styles.facts}>{text.postCount(count)}</span>
      </span>
    </Link>
  )
}
