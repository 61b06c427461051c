import { langOf } from '#lib/language.ts'
import { type DiffPart, wordDiff } from '#lib/wordDiff.ts'
import styles from './WordDiff.module.css'

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const

/** Two versions of a text in one: what went is crossed out, what came is marked. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.diff} lang={langOf(before + after)} dir="auto">
      {wordDiff(before, after).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text in its order
        <Part key={index} {...part} />
      ))}
    </p>
  )
}

function Part({ kind, text }: DiffPart) {
  const Tag = TAGS[kind]
  return <Tag>{text}</Tag>
}
