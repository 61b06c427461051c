import type { Hub } from '@jes/contract/hubs/hubs'
import type { HubOrder } from '#features/hubs/hubPage/api.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { orderHref, periods } from './hubOrder.ts'
import styles from './OrderRow.module.css'
import { messages } from './periodMessages.ts'

type Props = { hub: Hub; order: HubOrder }

/** The best of which time. */
export function PeriodRow({ hub, order }: Props) {
  const text = useText(messages)

  return (
    <nav aria-label={text.period} className={styles.row}>
      {periods.map((t) => (
        <Link
          key={t}
          to={orderHref(hub.name, { ...order, t })}
          keepsScroll
          aria-current={t === order.t ? 'true' : undefined}
          className={styles.choice}
        >
          {text[t]}
        </Link>
      ))}
    </nav>
  )
}
