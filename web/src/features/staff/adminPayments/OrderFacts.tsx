import type { StaffOrder } from '@jes/contract/staff/adminPayments'
import { percent } from '#lib/amounts.ts'
import { exactTime, shortDate, shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { inDigits, number } from '#lib/numbers.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { messages } from './messages.ts'
import styles from './Orders.module.css'

/** All that is known of an order; what is not there is not named. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const text = useText(messages)
  const { amountPaisa, feePaisa, refundedPaisa, vat, pass } = order
  const facts: [name: string, value: string | null][] = [
    [text.receipt, order.receipt && inDigits(order.receipt)],
    [text.amount, exactMoney(amountPaisa ?? 0)],
    [text.vat, vat && `${exactMoney(vat.paisa)} (${percent(vat.percent / 100)})`],
    [text.pan, vat && inDigits(vat.pan)],
    [text.fee, feePaisa ? exactMoney(feePaisa) : null],
    [text.refundedSum, refundedPaisa ? exactMoney(refundedPaisa) : null],
    [text.provider, text[order.provider]],
    [text.providerRef, order.providerRef],
    [text.reference, order.reference],
    [text.begun, shortDateTime(order.createdAt)],
    [text.settled, order.settledAt && shortDateTime(order.settledAt)],
    [text.pass, pass && `${shortDate(pass.startsAt)} – ${shortDate(pass.endsAt)}`],
    [text.checks, number(order.checks)],
    [text.nextCheck, order.nextCheckAt && shortDateTime(order.nextCheckAt)],
  ]

  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{text.facts}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** Every return of a browser and every answer of a provider, in their own words. */
export function OrderEvents({ events }: Pick<StaffOrder, 'events'>) {
  const text = useText(messages)
  const named: Record<string, unknown> = text

  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{text.events}</h2>
      {events.length === 0 && <p className={styles.what}>{text.noEvents}</p>}
      <ol className={styles.events}>
        <InOrder of={events}>
          {({ kind, facts, at }) => (
            <li>
              <p>
                {typeof named[kind] === 'string' ? named[kind] : kind}{' '}
                <time dateTime={at} title={exactTime(at)} className={styles.what}>
                  {shortDateTime(at)}
                </time>
              </p>
              <dl className={styles.facts}>
                {Object.entries(facts).map(([name, value]) => (
                  <div key={name} className={styles.fact}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )}
        </InOrder>
      </ol>
    </section>
  )
}
