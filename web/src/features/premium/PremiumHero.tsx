import { useText } from '#lib/language.ts'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import { Weave } from '#ui/Weave.tsx'
import styles from './PremiumHero.module.css'
import { messages } from './pageMessages.ts'

export function PremiumHero() {
  const text = useText(messages)

  return (
    <header className={styles.hero}>
      <p className={styles.name}>
        <MarigoldIcon />
        {text.name}
      </p>
      <h1 className={styles.title}>{text.hero}</h1>
      <p className={styles.promise}>{text.promise}</p>
      <p className={styles.notOnSale}>{text.notOnSale}</p>
      <div className={styles.weave}>
        <Weave upright cell={8} />
      </div>
    </header>
  )
}
