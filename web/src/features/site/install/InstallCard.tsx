import { Check, Smartphone } from 'lucide-react'
import { useId, useState } from 'react'
import { useInstallPrompt } from '#lib/installPrompt.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Mark } from '#ui/Mark.tsx'
import styles from './InstallCard.module.css'
import { messages } from './messages.ts'
import { mayOfferInstall, noteAnswer } from './visits.ts'

/** Offers Jes for the home screen, in the feed and once. */
export function InstallCard() {
  const text = useText(messages)
  const id = useId()
  const { offer } = useInstallPrompt()
  const [isOpen, setIsOpen] = useState(mayOfferInstall)
  if (!offer || !isOpen) return null

  function answer() {
    noteAnswer()
    setIsOpen(false)
  }

  function handleAdd() {
    // The browser shows its own question, and the answer is its own matter.
    offer?.prompt().catch(() => {})
    answer()
  }

  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {text.title}
        </h2>
        <p className={styles.size}>{text.size}</p>
        <ul className={styles.list}>
          {[text.opens, text.news, text.same].map((reason) => (
            <li key={reason} className={styles.reason}>
              <Check size={20} />
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.art}>
        <Mark size={64} />
      </div>
      <div className={styles.ways}>
        <Button onClick={handleAdd}>
          <Smartphone />
          {text.add}
        </Button>
        <Button look="quiet" onClick={answer}>
          {text.notNow}
        </Button>
      </div>
    </section>
  )
}
