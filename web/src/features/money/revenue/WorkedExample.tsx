import { useText } from '#lib/language.ts'
import { exactMoney, money } from '#lib/money.ts'
import { inDigits, number } from '#lib/numbers.ts'
import styles from './revenueHow.module.css'
import { messages } from './revenueHowMessages.ts'
import { shares } from './shares.ts'

const PRICE = 14_900
const HALF = PRICE / 2
const CREATORS = [
  { name: 'maya', spent: 56, counts: 41 },
  { name: 'bishal', spent: 25, counts: 25 },
  { name: 'tara', spent: 9, counts: 9 },
] as const

/** One member's month, worked out by the same rule as on the server. */
export function WorkedExample() {
  const text = useText(messages)
  const parts = shares(
    HALF,
    CREATORS.map(({ counts }) => counts),
  )
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const minutes = (value: number) => text.minutes(number(value))
  const roundedDown = sumOf(parts.map(({ exact }) => Math.floor(exact)))

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text.example}</h2>
      <p>{inDigits(text.lead(money(PRICE), money(HALF)))}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.creator}</th>
            <th scope="col">{text.spent}</th>
            <th scope="col">{text.counts}</th>
            <th scope="col" className={styles.extra}>
              {text.exact}
            </th>
            <th scope="col">{text.share}</th>
          </tr>
        </thead>
        <tbody>
          {CREATORS.map(({ name, spent, counts }, index) => (
            <tr key={name}>
              <th scope="row">{text[name]}</th>
              <td>{minutes(spent)}</td>
              <td>{minutes(counts)}</td>
              <td className={styles.extra}>{inDigits((parts[index]!.exact / 100).toFixed(4))}</td>
              <td>{exactMoney(parts[index]!.paisa)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.together}</th>
            <td>{minutes(sumOf(CREATORS.map(({ spent }) => spent)))}</td>
            <td>{minutes(sumOf(CREATORS.map(({ counts }) => counts)))}</td>
            <td className={styles.extra}>{inDigits((HALF / 100).toFixed(4))}</td>
            <td>{exactMoney(sumOf(parts.map(({ paisa }) => paisa)))}</td>
          </tr>
        </tfoot>
      </table>
      <p>{inDigits(text.cap)}</p>
      <p>{inDigits(text.rounding(exactMoney(roundedDown), exactMoney(HALF)))}</p>
    </section>
  )
}
