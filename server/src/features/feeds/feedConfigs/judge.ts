import type { Weights } from './queries.ts'

/** What came of one config. */
export type Outcome = {
  viewers: number
  /** What a viewer's reactions were worth, on average, and how far viewers differ. */
  value: number
  variance: number
  /** How many people a viewer turned away, on average. */
  rejections: number
}
export type Verdict = 'kept' | 'replaced'

const FEWEST_VIEWERS = 100
/** Beyond this many standard errors chance alone leads in one of twenty comparisons. */
const SURE = 1.96
/** One weight changes by so much at a time. */
const STEP = 0.15

/** The challenger's lead in standard errors (Welch: the two may differ in size and spread). */
export function leadOf(champion: Outcome, challenger: Outcome) {
  const error = Math.sqrt(squaredError(champion) + squaredError(challenger))
  return error > 0 ? (challenger.value - champion.value) / error : 0
}

/** The challenger replaces the champion only when it is surely better and drives nobody away. */
export function judge(champion: Outcome, challenger: Outcome): Verdict {
  const isEnough = Math.min(champion.viewers, challenger.viewers) >= FEWEST_VIEWERS
  const isSure = isEnough && leadOf(champion, challenger) > leadNeeded(champion, challenger)
  return isSure && challenger.rejections <= champion.rejections ? 'replaced' : 'kept'
}

/** The next thing to try: one weight, a little more or a little less. */
export function vary(weights: Weights, random = Math.random): Weights {
  const names = Object.keys(weights) as (keyof Weights)[]
  const name = names[Math.floor(random() * names.length)]!
  const factor = random() < 0.5 ? 1 - STEP : 1 + STEP
  return { ...weights, [name]: Number((weights[name] * factor).toFixed(4)) }
}

/** Few viewers need a larger lead: the quantile of Student's t, close enough above a hundred. */
function leadNeeded(champion: Outcome, challenger: Outcome) {
  const [a, b] = [squaredError(champion), squaredError(challenger)]
  const freedom =
    (a + b) ** 2 / (a ** 2 / (champion.viewers - 1) + b ** 2 / (challenger.viewers - 1))
  return SURE + (SURE ** 3 + SURE) / (4 * freedom)
}

function squaredError({ variance, viewers }: Outcome) {
  return viewers > 0 ? variance / viewers : 0
}
