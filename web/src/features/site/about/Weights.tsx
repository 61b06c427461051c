import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { rankingWeights } from './api.ts'
import styles from './Ranking.module.css'
import { messages } from './rankingMessages.ts'

const NAMES = ['source', 'discovery', 'affinity', 'language', 'shown'] as const

/** What For you is made of just now, as the server says. */
export function Weights() {
  const text = useText(messages)
  const { data, ...query } = useQuery(rankingWeights())

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{text.title}</h3>
      <p>{text.lead}</p>
      {query.isPending && (
        <SkeletonGroup>
          <Skeleton height="12rem" shape="tile" />
        </SkeletonGroup>
      )}
      {query.isLoadingError && (
        <p role="alert" className={styles.failed}>
          {text.failed}
          <Button look="quiet" size="sm" onClick={() => void query.refetch()}>
            {text.tryAgain}
          </Button>
        </p>
      )}
      {data && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.weight}</th>
              <th scope="col">{text.champion}</th>
              {data.challenger && <th scope="col">{text.challenger}</th>}
            </tr>
          </thead>
          <tbody>
            {NAMES.map((name) => (
              <tr key={name}>
                <th scope="row">{text[name]}</th>
                <td>{inDigits(String(data.champion[name]))}</td>
                {data.challenger && <td>{inDigits(String(data.challenger[name]))}</td>}
              </tr>
            ))}
            <tr>
              <th scope="row">{text.since}</th>
              <td>{shortDate(data.champion.since)}</td>
              {data.challenger && <td>{shortDate(data.challenger.since)}</td>}
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}
