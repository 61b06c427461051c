import { ChevronDown } from 'lucide-react'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Help.module.css'
import type { Question } from './question.ts'

export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer, link }) => (
    <details key={question} className={styles.question}>
      <summary className={styles.summary}>
        {question}
        <ChevronDown />
      </summary>
      <div className={styles.answer}>
        <p>{inDigits(toLatin(answer))}</p>
        {link && (
          <Link to={link.href} className={styles.link}>
            {link.label}
          </Link>
        )}
      </div>
    </details>
  ))
}
