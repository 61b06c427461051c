import { useText } from '#lib/language.ts'
import { inDigits, number } from '#lib/numbers.ts'
import { type Facts, hotRank, scoreOf } from './hotRank.ts'
import styles from './Ranking.module.css'
import { messages } from './rankingMessages.ts'

type Name = 'momo' | 'quarrel' | 'fresh'

const POSTS: readonly (Facts & { name: Name })[] = [
  { name: 'momo', upVotes: 48, downVotes: 3, commenters: 12, saves: 4, hoursOld: 10 },
  { name: 'fresh', upVotes: 1, downVotes: 0, commenters: 0, saves: 0, hoursOld: 0 },
  { name: 'quarrel', upVotes: 9, downVotes: 7, commenters: 60, saves: 0, hoursOld: 10 },
]

/** The rank of Popular worked out for three posts, by the same formula. */
export function RankExample() {
  const text = useText(messages)

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{text.example}</h3>
      <p>{inDigits(text.exampleLead)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keyboard too */}
      <section className={styles.wide} tabIndex={0} aria-label={text.example}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.post}</th>
              <th scope="col">{text.votes}</th>
              <th scope="col">{text.commenters}</th>
              <th scope="col">{text.saves}</th>
              <th scope="col">{text.age}</th>
              <th scope="col">{text.counts}</th>
              <th scope="col">{text.points}</th>
            </tr>
          </thead>
          <tbody>
            {POSTS.map((post) => (
              <tr key={post.name}>
                <th scope="row">{text[post.name]}</th>
                <td>{`+${number(post.upVotes)} −${number(post.downVotes)}`}</td>
                <td>{number(post.commenters)}</td>
                <td>{number(post.saves)}</td>
                <td>{text.hours(number(post.hoursOld))}</td>
                <td>{number(scoreOf(post))}</td>
                <td>{inDigits(hotRank(post).toFixed(2).replace('-', '−'))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>{inDigits(text.verdict)}</p>
    </section>
  )
}
