import type { Order } from '@jes/contract/premium'
import type { UserSummary } from '@jes/contract/users'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { PROVIDER_NAMES } from '#features/checkout/messages.ts'
import { exactTime, longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { number as inNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages, receiptMessages } from './messages.ts'
import styles from './receipt.module.css'

/** What was paid, when, by whom and for whom; it prints on one page. */
export function Receipt({ order, number }: { order: Order; number: string }) {
  const text = useText(receiptMessages)
  const words = useText(messages)
  const titleId = useId()
  const { pass, amountPaisa, refundedPaisa, settledAt } = order

  return (
    <section aria-labelledby={titleId} className={styles.receipt}>
      <div className={styles.top}>
        <Logo size={30} />
        <h2 id={titleId} className={styles.title}>
          {text.receipt}
        </h2>
      </div>
      {order.isSandbox && <p className={styles.sandbox}>{words.sandbox}</p>}
      <dl className={styles.facts}>
        <Fact name={text.number} said={number} />
        {settledAt && <Fact name={text.date} said={exactTime(settledAt)} />}
        <Fact name={text.pass} said={words.premiumDays(inNumber(order.days))} />
        {pass && (
          <Fact
            name={text.period}
            said={text.from(longDate(pass.startsAt), longDate(pass.endsAt))}
          />
        )}
        {order.buyer && <Fact name={text.paidBy} said={nameOf(order.buyer)} />}
        {order.receiver && <Fact name={text.receiver} said={nameOf(order.receiver)} />}
        <Fact name={text.provider} said={PROVIDER_NAMES[order.provider]} />
        {order.reference && <Fact name={text.reference} said={order.reference} />}
        {amountPaisa !== null && (
          <div className={styles.total}>
            <dt>
              {text.amount} <span className={styles.taxes}>{text.taxes}</span>
            </dt>
            <dd>{money(amountPaisa)}</dd>
          </div>
        )}
        {!!refundedPaisa && <Fact name={text.refunded} said={money(refundedPaisa)} />}
      </dl>
      <div className={styles.foot}>
        <p>{text.keep}</p>
        <Button look="line" size="sm" onClick={() => window.print()}>
          <Printer />
          {text.print}
        </Button>
      </div>
    </section>
  )
}

function Fact({ name, said }: { name: string; said: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <Txt>{said}</Txt>
      </dd>
    </div>
  )
}

function nameOf({ displayName, username }: UserSummary) {
  return `${displayName} (@${username})`
}
