import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { percent } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { Link } from '#ui/Link.tsx'
import { plansOnSale, type Sale } from './api.ts'
import styles from './checkout.module.css'
import { messages } from './messages.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderForm } from './OrderForm.tsx'
import { PlansPending } from './PlansPending.tsx'

/** The passes, and how to get one. */
export function Checkout() {
  const text = useText(messages)
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const sale = useQuery(plansOnSale())
  const isMember = useSession((session) => session.isAuthenticated)

  useEffect(() => {
    // A returning visitor with a chosen pass continues there.
    const isChosen = new URLSearchParams(window.location.search).has('plan')
    if (isChosen) section.current?.scrollIntoView()
  }, [])

  return (
    <section ref={section} id="plans" aria-labelledby={titleId} className={styles.checkout}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {text.choose}
      </h2>
      <p className={styles.sentence}>{text.chooseSentence}</p>
      {isMember && <OpenOrder />}
      {sale.isPending && <PlansPending />}
      {sale.isLoadingError && (
        <FailedState reason={sale.error.message} onRetry={() => void sale.refetch()} />
      )}
      {sale.data && <OnSale {...sale.data} />}
      {isMember && (
        <Link to="/premium/orders" className={styles.link}>
          {text.history}
        </Link>
      )}
    </section>
  )
}

function OnSale({ plans, providers, vat }: Sale) {
  const text = useText(messages)
  const [first, ...others] = plans
  if (!first || providers.length === 0) return <p className={styles.notice}>{text.notOnSale}</p>
  return (
    <>
      <p className={styles.sentence}>
        {vat ? text.vatIncluded(percent(vat.percent / 100)) : text.wholePrice}
      </p>
      <OrderForm plans={[first, ...others]} sellers={providers} />
    </>
  )
}
