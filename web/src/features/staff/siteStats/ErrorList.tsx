import type { Figures } from '@jes/contract/staff/siteStats'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import styles from './Figures.module.css'
import { messages } from './messages.ts'

/** What went wrong lately; by the id of its report it is found in the server's log. */
export function ErrorList({ errors }: Pick<Figures, 'errors'>) {
  const text = useText(messages)

  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{text.latest}</h2>
      {errors.length === 0 && <p className={styles.hint}>{text.noErrors}</p>}
      <ul>
        {errors.map(({ _id, source, report, message, place, createdAt }) => (
          <li key={_id} className={styles.error}>
            <p>
              <Chip size="sm" tone={source === 'server' ? 'red' : 'gold'}>
                {text[source]}
              </Chip>{' '}
              {message}
            </p>
            <p className={styles.hint}>
              {place} · {text.report(report)} · <Time iso={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
