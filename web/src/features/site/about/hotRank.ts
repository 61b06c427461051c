export type Facts = {
  upVotes: number
  downVotes: number
  commenters: number
  saves: number
  hoursOld: number
}

/** Hours that a tenfold score is worth. */
const HOURS = 12.5

/** The score of votes, commenters and bookmarks; a quarrel lifts no post. */
export function scoreOf({ upVotes, downVotes, commenters, saves }: Facts) {
  const votes = upVotes - downVotes
  return votes + 0.5 * Math.min(commenters, 3 * Math.max(votes, 1)) + saves
}

/** The rank as the database computes it (post_rank), relative to now. */
export function hotRank(facts: Facts) {
  const score = scoreOf(facts)
  return Math.sign(score) * Math.log10(Math.max(Math.abs(score), 1)) - facts.hoursOld / HOURS
}
