import type { Condition } from '@jes/contract/money/earnings'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { text, useText } from '#lib/language.ts'
import { inDigits, number } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Eligibility.module.css'
import { messages } from './eligibilityMessages.ts'

const PLACES: Partial<Record<Condition['name'], string>> = {
  premium: '/premium',
  email: '/verify-email',
}

type Props = {
  name: Condition['name']
  needs: number
  /** Null for a visitor. */
  has: number | null
}

/** One condition: how far it is met, and what to do next. */
export function Meter(props: Props) {
  const { name, needs, has } = props
  const said = useText(messages)
  const isMet = has !== null && has >= needs
  const hint = hintOf(props)
  const place = PLACES[name]

  return (
    <li className={styles.meter} data-met={isMet || undefined}>
      <span className={styles.sign}>{isMet ? <CircleCheck /> : <CircleDashed />}</span>
      <div className={styles.words}>
        <p className={styles.name}>
          {said[name]}
          {has !== null && <VisuallyHidden>: {isMet ? said.yes : said.no}</VisuallyHidden>}
        </p>
        {has !== null && (
          <ProgressBar
            value={shownOf(props)}
            max={needs}
            label={said[name]}
            tone={isMet ? 'success' : 'accent'}
          />
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
        {has !== null && !isMet && (
          <p className={styles.hint}>
            {place ? <Link to={place}>{said[`${name}Next`]}</Link> : said[`${name}Next`]}
          </p>
        )}
      </div>
    </li>
  )
}

/** In words: what is asked, or how much of it is there. */
function hintOf({ name, needs, has }: Props) {
  const words = text(messages)
  if (name === 'premium' || name === 'email') return has ? words[`${name}Needs`] : null
  if (has === null) return inDigits(words[`${name}Asked`](number(needs)))
  return inDigits(words[`${name}Needs`](number(shownOf({ name, needs, has })), number(needs)))
}

/** What is above the mark is no more than met. */
function shownOf({ needs, has }: Props) {
  return Math.min(Math.floor(has ?? 0), needs)
}
