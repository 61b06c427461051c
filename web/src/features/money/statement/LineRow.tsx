import type { StatementLine } from '@jes/contract/money/earnings'
import { playTime } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { inDigits } from '#lib/numbers.ts'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './messages.ts'
import styles from './statement.module.css'

/** One member: their time with this creator, of all that counted, and what it makes of their half. */
export function LineRow({ line }: { line: StatementLine }) {
  const text = useText(messages)
  const { member, seconds, ofSeconds, halfPaisa, paisa, leftOut } = line

  return (
    <div className={styles.line}>
      <p className={styles.name}>
        {inDigits(text.member(String(member)))} {leftOut && <Chip size="sm">{text[leftOut]}</Chip>}
      </p>
      <p className={styles.amount}>{exactMoney(paisa)}</p>
      <p className={styles.hint}>
        {leftOut
          ? text.uncounted(playTime(seconds * 1000))
          : text.time(playTime(seconds * 1000), playTime(ofSeconds * 1000))}
      </p>
      <p className={styles.of}>{text.half(exactMoney(halfPaisa))}</p>
    </div>
  )
}
