import type { UserSummary } from '@jes/contract/core/users'
import type { Order, Vat } from '@jes/contract/money/premium'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { PROVIDER_NAMES } from '#features/money/checkout/messages.ts'
import { percent } from '#lib/amounts.ts'
import { exactTime, longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { exactMoney, money } from '#lib/money.ts'
import { inDigits } from '#lib/numbers.ts'
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
        <Fact name={text.pass} said={words.premiumDays(order.days)} />
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
        {amountPaisa !== null && <Amounts paisa={amountPaisa} vat={order.vat} />}
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

/** What was paid, and what of it is VAT by the rate of that day. */
function Amounts({ paisa, vat }: { paisa: number; vat: Vat | null }) {
  const text = useText(receiptMessages)
  return (
    <>
      {vat && (
        <>
          <Fact name={text.pan} said={inDigits(vat.pan)} />
          <Fact name={text.net} said={exactMoney(paisa - vat.paisa)} />
          <Fact name={text.vat(percent(vat.percent / 100))} said={exactMoney(vat.paisa)} />
        </>
      )}
      <div className={styles.total}>
        <dt>
          {vat ? text.total : text.amount}
          {!vat && <p className={styles.taxes}>{text.noVatInvoice}</p>}
        </dt>
        <dd>{vat ? exactMoney(paisa) : money(paisa)}</dd>
      </div>
    </>
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
