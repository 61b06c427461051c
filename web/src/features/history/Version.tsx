import type { PostVersion } from '@jes/contract/posts'
import { shortDateTime } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { wordDiff } from '#lib/wordDiff.ts'
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
        <Changes from={before?.title} to={version.title} />
      </p>
      <p className={styles.content} lang={langOf(version.content)}>
        <Changes from={before?.content} to={version.content} />
      </p>
    </article>
  )
}

function Changes({ from, to }: { from: string | undefined; to: string }) {
  if (from === undefined) return to
  return wordDiff(from, to).map(({ kind, text }, index) => {
    const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference are made once, in order
    return <Tag key={index}>{text}</Tag>
  })
}
