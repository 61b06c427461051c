import { langOf, useText } from '#lib/language.ts'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './dialogMessages.ts'
import styles from './dialogs.module.css'

type Props = { sentence: string; rule?: string | null; reason: string }

/** What the author will read in the notification and on the appeal page. */
export function AuthorReads({ sentence, rule = null, reason }: Props) {
  const text = useText(messages)
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{text.authorReads}</figcaption>
      <p lang={langOf(sentence)}>{sentence}</p>
      {rule && <p lang={langOf(rule)}>{text.rule(rule)}</p>}
      {reason && <Txt as="p">{reason}</Txt>}
      <p className={styles.hint}>{text.mayAppeal}</p>
    </figure>
  )
}
