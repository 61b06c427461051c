import { RECORD_PREFIX } from '@jes/contract/people/provenLinks'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { linkProofs } from './api.ts'
import { messages } from './messages.ts'
import { ProofRow } from './ProofRow.tsx'
import styles from './provenLinks.module.css'

/** Which of my links lead to sites that are proven to be mine, and how to prove one. */
export function ProvenLinks() {
  const text = useText(messages)
  const { data } = useQuery(linkProofs())
  if (!data || data.proofs.length === 0) return null

  return (
    <section className={styles.part} aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      <p className={styles.hint}>{text.why}</p>
      <ul className={styles.list}>
        {data.proofs.map((proof) => (
          <ProofRow key={proof.link} proof={proof} />
        ))}
      </ul>
      <details className={styles.how}>
        <summary>{text.how}</summary>
        <p>{text.byLink}</p>
        <code className={styles.code}>{`<a rel="me" href="${data.profile}">Jes</a>`}</code>
        <p>{text.byRecord(RECORD_PREFIX)}</p>
        <code className={styles.code}>{data.record}</code>
        <p>{text.again}</p>
      </details>
    </section>
  )
}
