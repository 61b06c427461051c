import type { Quote } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { langOf, useText } from '#lib/language.ts'
import styles from './message.module.css'
import { messages } from './messages.ts'
import { useNameIn } from './useNameIn.ts'

type Props = {
  quote: Quote
  talk: Talk
  /** Shows the message that is quoted; without it the line is only read. */
  onJump?: ((seq: number) => void) | undefined
}

/** Who is answered and how their message begins; a press shows it in its place. */
export function QuoteLine({ quote, talk, onJump }: Props) {
  const text = useText(messages)
  const name = useNameIn(talk, quote.user)
  if (quote.user === null) return <span className={styles.quote}>{text.gone}</span>
  const words = (
    <>
      <b>{name}</b>
      <span lang={langOf(quote.content)}>{quote.content}</span>
    </>
  )
  if (!onJump) return <span className={styles.quote}>{words}</span>
  return (
    <button
      type="button"
      className={styles.quote}
      title={text.goTo(name)}
      onClick={() => onJump(quote.seq)}
    >
      {words}
    </button>
  )
}
