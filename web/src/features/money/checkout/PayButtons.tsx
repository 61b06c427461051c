import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import type { Seller } from './api.ts'
import styles from './checkout.module.css'
import { messages, PROVIDER_NAMES } from './messages.ts'

type Props = { sellers: readonly Seller[]; onPay: (seller: Seller) => void }

export function PayButtons({ sellers, onPay }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.ways}>
      {sellers.map((seller) => (
        <div key={seller.name}>
          <Button look="ink" size="lg" block onClick={() => onPay(seller)}>
            {text.pay(PROVIDER_NAMES[seller.name])}
          </Button>
          {seller.isSandbox && <p className={styles.sandbox}>{text.sandbox}</p>}
        </div>
      ))}
    </div>
  )
}
