import { PREMIUM_GRACE_DAYS } from '@jes/contract/money/premium'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import styles from './PremiumNotes.module.css'
import { messages, questions } from './pageMessages.ts'

/** What is never sold, and what people ask before they pay. */
export function PremiumNotes() {
  const text = useText(messages)
  const asked = useText(questions)

  return (
    <section className={styles.notes}>
      <h2 className={styles.title}>{asked.title}</h2>
      <Note question={asked.renew} answer={asked.renewAnswer} />
      <Note question={asked.again} answer={asked.againAnswer} />
      <Note question={asked.stop} answer={asked.stopAnswer(number(PREMIUM_GRACE_DAYS))} />
      <Note question={asked.refund} answer={asked.refundAnswer} />
      <Note question={text.neverSold} answer={text.neverSoldSentence} />
      <Link to="/help/premium" className={styles.more}>
        {asked.more}
      </Link>
    </section>
  )
}

function Note({ question, answer }: { question: string; answer: string }) {
  return (
    <>
      <h3 className={styles.question}>{question}</h3>
      <p className={styles.sentence}>{answer}</p>
    </>
  )
}
