import type { Weights } from './queries.ts'

/** The measured result of one config. */
export type Outcome = {
  viewers: number
  /** The average value of a viewer's reactions, and their variance. */
  value: number
  variance: number
  /** How many people a viewer hid or blocked, on average. */
  rejections: number
}
export type Verdict = 'kept' | 'replaced'

const FEWEST_VIEWERS = 100
/** Above so many standard errors, chance alone explains one of twenty comparisons. */
const SURE = 1.96
/** One weight changes by so much at a time. */
const STEP = 0.15

/** The challenger's lead in standard errors (Welch's t: sizes and variances may differ). */
export function leadOf(champion: Outcome, challenger: Outcome) {
  const error = Math.sqrt(squaredError(champion) + squaredError(challenger))
  return error > 0 ? (challenger.value - champion.value) / error : 0
}

/** The challenger replaces the champion only when it is significantly better and drives nobody away. */
export function judge(champion: Outcome, challenger: Outcome): Verdict {
  const isEnough = Math.min(champion.viewers, challenger.viewers) >= FEWEST_VIEWERS
  const isSure = isEnough && leadOf(champion, challenger) > leadNeeded(champion, challenger)
  return isSure && challenger.rejections <= champion.rejections ? 'replaced' : 'kept'
}

/** The next challenger: one weight, a little higher or lower. */
export function vary(weights: Weights, random = Math.random): Weights {
  const names = Object.keys(weights) as (keyof Weights)[]
  const name = names[Math.floor(random() * names.length)]!
  const factor = random() < 0.5 ? 1 - STEP : 1 + STEP
  return { ...weights, [name]: Number((weights[name] * factor).toFixed(4)) }
}

/** With few viewers a larger lead is needed: the quantile of Student's t, close enough above a hundred. */
function leadNeeded(champion: Outcome, challenger: Outcome) {
  const [a, b] = [squaredError(champion), squaredError(challenger)]
  const freedom =
    (a + b) ** 2 / (a ** 2 / (champion.viewers - 1) + b ** 2 / (challenger.viewers - 1))
  return SURE + (SURE ** 3 + SURE) / (4 * freedom)
}

function squaredError({ variance, viewers }: Outcome) {
  return viewers > 0 ? variance / viewers : 0
}
