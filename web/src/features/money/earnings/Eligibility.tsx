import { type Condition, ELIGIBILITY } from '@jes/contract/money/earnings'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { useText } from '#lib/language.ts'
import { withNext } from '#lib/nextPath.ts'
import { inDigits, number } from '#lib/numbers.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { Link } from '#ui/Link.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { myEarnings } from './api.ts'
import styles from './Eligibility.module.css'
import { messages } from './eligibilityMessages.ts'
import { Meter } from './Meter.tsx'

const CONDITIONS: readonly (readonly [Condition['name'], number])[] = [
  ['premium', 1],
  ['email', 1],
  ['account', ELIGIBILITY.accountDays],
  ['followers', ELIGIBILITY.followers],
  ['engaged', ELIGIBILITY.engagedMinutes],
  ['clean', ELIGIBILITY.cleanDays],
]

const ID = 'eligibility'
const EARNINGS_PATH = '/premium/earnings'

/** What it takes to share in the revenue; members see how far they are. */
export function Eligibility() {
  const isMember = useSession((session) => session.isAuthenticated)
  return isMember ? <Own /> : <ForVisitors />
}

function Own() {
  const text = useText(messages)
  const { data, ...mine } = useQuery(myEarnings())
  if (mine.isLoadingError)
    return (
      <Frame>
        <FailedState reason={mine.error!.message} onRetry={() => void mine.refetch()} />
      </Frame>
    )
  if (!data)
    return (
      <Frame>
        <RowsPending rows={4} />
      </Frame>
    )

  const { isEligible, conditions } = data.eligibility
  const met = conditions.filter(({ has, needs }) => has >= needs).length
  return (
    <Frame>
      <p className={styles.sum} data-met={isEligible || undefined}>
        {isEligible ? text.eligible : inDigits(text.met(number(met), number(conditions.length)))}
      </p>
      <ul className={styles.meters}>
        {conditions.map((one) => (
          <Meter key={one.name} {...one} />
        ))}
      </ul>
    </Frame>
  )
}

function ForVisitors() {
  const text = useText(messages)
  const { pathname } = usePlace()
  return (
    <Frame>
      <p className={styles.sum}>{text.forVisitors}</p>
      <ul className={styles.meters}>
        {CONDITIONS.map(([name, needs]) => (
          <Meter key={name} name={name} needs={needs} has={null} />
        ))}
      </ul>
      <p className={styles.way}>
        <Link to={withNext('/login', pathname)}>{text.logIn}</Link> {text.logInWhy}
      </p>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const text = useText(messages)
  const isMember = useSession((session) => session.isAuthenticated)
  const { pathname, hash } = usePlace()
  const titleId = useId()
  const place = useRef<HTMLElement>(null)
  // Loaded after the page: the browser scrolled before it was there.
  useEffectOn([hash], () => {
    if (hash === `#${ID}`) place.current?.scrollIntoView()
  })

  return (
    <section ref={place} id={ID} aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.title}>
        {text.title}
      </h2>
      {children}
      <p className={styles.ways}>
        {isMember && pathname !== EARNINGS_PATH && <Link to={EARNINGS_PATH}>{text.earnings}</Link>}
        <Link to="/premium/how">{text.how}</Link>
      </p>
    </section>
  )
}
