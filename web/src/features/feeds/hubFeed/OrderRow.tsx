import type { Hub } from '@jes/contract/hubs/hubs'
import { lazy, Suspense } from 'react'
import styles from '#features/feeds/periods/ChoiceRow.module.css'
import type { HubOrder } from '#features/hubs/hubPage/api.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { orderHref, sorts } from './hubOrder.ts'
import { messages } from './orderMessages.ts'

const PeriodRow = lazy(async () => ({
  default: (await import('#features/feeds/periods/PeriodRow.tsx')).PeriodRow,
}))

type Props = { hub: Hub; order: HubOrder }

export function OrderRow({ hub, order }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.rows}>
      <nav aria-label={text.order} className={styles.row}>
        {sorts.map((sort) => (
          <Link
            key={sort}
            to={orderHref(hub.name, { ...order, sort })}
            keepsScroll
            aria-current={sort === order.sort ? 'true' : undefined}
            className={styles.choice}
          >
            {text[sort]}
          </Link>
        ))}
      </nav>
      {order.sort === 'top' && (
        <Suspense>
          <PeriodRow current={order.t} hrefOf={(t) => orderHref(hub.name, { ...order, t })} />
        </Suspense>
      )}
    </div>
  )
}
