export type VoteValue = 1 | 0 | -1
type Standing = { upVotes: number; downVotes: number; score: number; userVote: VoteValue }

/** What pressing a side means: pressing the same side again clears the vote. */
export function voteAfter(current: VoteValue, pressed: 1 | -1): VoteValue {
  return current === pressed ? 0 : pressed
}

/** The votes once this vote counts. */
export function withVote<S extends Standing>(standing: S, value: VoteValue): S {
  const { userVote, upVotes, downVotes, score } = standing
  return {
    ...standing,
    userVote: value,
    upVotes: upVotes + Number(value === 1) - Number(userVote === 1),
    downVotes: downVotes + Number(value === -1) - Number(userVote === -1),
    score: score + value - userVote,
  }
}
