export type Facts = {
  upVotes: number
  downVotes: number
  commenters: number
  saves: number
  hoursOld: number
}

/** Hours that ten times the score are worth. */
const HOURS = 12.5

/** What votes, commenters and saves come to; a quarrel lifts nobody. */
export function scoreOf({ upVotes, downVotes, commenters, saves }: Facts) {
  const votes = upVotes - downVotes
  return votes + 0.5 * Math.min(commenters, 3 * Math.max(votes, 1)) + saves
}

/** The rank as the database works it out (post_rank), counted from now. */
export function hotRank(facts: Facts) {
  const score = scoreOf(facts)
  return Math.sign(score) * Math.log10(Math.max(Math.abs(score), 1)) - facts.hoursOld / HOURS
}
