import type { PostVersion } from '@jes/contract/posts/postVersion'
import { shortDateTime } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { DiffParts } from '#ui/WordDiff.tsx'
import styles from './history.module.css'
import { messages } from './messages.ts'

type Props = { version: PostVersion; before: PostVersion | undefined; name: string }

/** How a post read at one time, beside what it said before. */
export function Version({ version, before, name }: Props) {
  const text = useText(messages)

  return (
    <article>
      <h3 className={styles.name}>
        {before ? name : text.first}
        <time dateTime={version.at}>{shortDateTime(version.at)}</time>
      </h3>
      <p className={styles.title} lang={langOf(version.title)}>
        {before ? <DiffParts before={before.title} after={version.title} /> : version.title}
      </p>
      <p className={styles.content} lang={langOf(version.content)}>
        {before ? <DiffParts before={before.content} after={version.content} /> : version.content}
      </p>
    </article>
  )
}
