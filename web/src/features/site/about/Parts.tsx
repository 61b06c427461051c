import type { Part } from '#lib/article.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import styles from './ArticleText.module.css'

/** Paragraphs and points, one below the other. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{inTheirDigits(part)}</p>
    ) : (
      <ul key={part[0]} className={styles.points}>
        {part.map((point) => (
          <li key={point}>{inTheirDigits(point)}</li>
        ))}
      </ul>
    ),
  )
}

/** The texts are written in the digits of their language; the reader may prefer others. What is to be typed stays. */
function inTheirDigits(words: string) {
  return words.replace(/\S+/g, (word) => (/[a-z]/i.test(word) ? word : inDigits(toLatin(word))))
}
