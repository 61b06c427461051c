import { langOf } from '#lib/language.ts'
import { type DiffPart, wordDiff } from '#lib/wordDiff.ts'
import { InOrder } from './InOrder.tsx'
import styles from './WordDiff.module.css'

type Versions = { before: string; after: string }

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const

/** Two versions of a text in one: what went is crossed out, what came is marked. */
export function WordDiff({ before, after }: Versions) {
  return (
    <p className={styles.diff} lang={langOf(before + after)} dir="auto">
      <DiffParts before={before} after={after} />
    </p>
  )
}

/** The same without a paragraph of its own; whoever takes this says how the two look. */
export function DiffParts({ before, after }: Versions) {
  return <InOrder of={wordDiff(before, after)}>{(part) => <Part {...part} />}</InOrder>
}

function Part({ kind, text }: DiffPart) {
  const Tag = TAGS[kind]
  return <Tag>{text}</Tag>
}
