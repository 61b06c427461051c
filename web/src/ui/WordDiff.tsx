import { langOf } from '#lib/language.ts'
import { type DiffPart, wordDiff } from '#lib/wordDiff.ts'
import { InOrder } from './InOrder.tsx'
import styles from './WordDiff.module.css'

type Versions = { before: string; after: string }

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const

/** Two versions of a text in one: deleted words are crossed out, new ones are marked. */
export function WordDiff({ before, after }: Versions) {
  return (
    <p className={styles.diff} lang={langOf(before + after)} dir="auto">
      <DiffParts before={before} after={after} />
    </p>
  )
}

/** The same without its own paragraph; the caller styles the two. */
export function DiffParts({ before, after }: Versions) {
  return <InOrder of={wordDiff(before, after)}>{(part) => <Part {...part} />}</InOrder>
}

function Part({ kind, text }: DiffPart) {
  const Tag = TAGS[kind]
  return <Tag>{text}</Tag>
}
