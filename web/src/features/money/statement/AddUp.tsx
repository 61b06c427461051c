import type { StatementLine } from '@jes/contract/money/earnings'
import { CircleCheck } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { number } from '#lib/numbers.ts'
import { Alert } from '#ui/Alert.tsx'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './statement.module.css'

type Props = { lines: readonly StatementLine[]; lineCount: number; linesPaisa: number }

/** Adds the lines up in the browser, instead of repeating the statement's sum. */
export function AddUp({ lines, lineCount, linesPaisa }: Props) {
  const text = useText(messages)
  const sum = lines.reduce((total, { paisa }) => total + paisa, 0)

  if (lines.length < lineCount)
    return (
      <p className={styles.hint}>
        {text.soFar(number(lines.length), number(lineCount), exactMoney(sum))}
      </p>
    )
  if (sum !== linesPaisa)
    return (
      <Alert>
        {text.doesNot(exactMoney(sum), exactMoney(linesPaisa))}{' '}
        <Link to="/help/grievance">{text.tellUs}</Link>
      </Alert>
    )
  return (
    <p className={styles.addsUp}>
      <CircleCheck />
      {text.addsUp(number(lineCount), exactMoney(sum))}
    </p>
  )
}
