import { BadgeCheck, Bookmark, Clapperboard, HandCoins } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './Benefits.module.css'
import { messages } from './pageMessages.ts'

const benefits = [
  { name: 'revenue', icon: HandCoins },
  { name: 'longer', icon: Clapperboard },
  { name: 'marigold', icon: BadgeCheck },
  { name: 'order', icon: Bookmark },
] as const

export function Benefits() {
  const text = useText(messages)

  return (
    <section aria-label={text.whatYouGet} className={styles.benefits}>
      {benefits.map(({ name, icon: Icon }) => (
        <div key={name} className={styles.benefit}>
          <span className={styles.icon}>
            <Icon />
          </span>
          <h2 className={styles.title}>{text[name]}</h2>
          <p className={styles.sentence}>{text[`${name}Sentence`]}</p>
        </div>
      ))}
    </section>
  )
}
