import type { Why } from '@jes/contract/posts/why'

export type Reason = Why['reason']

export type Candidate = {
  id: string
  authorId: string
  hubId: string | null
  reason: Exclude<Reason, 'newVoice'>
  /** In the unit of the rank: 1 is ten times the votes, or 12.5 hours. */
  score: number
}
export type Voice = { id: string; authorId: string }
export type Arranged = { id: string; reason: Reason }

/** Posts of followed people from this time range are used, from a longer one if they are few. */
const WINDOWS_HOURS = [72, 14 * 24, Number.POSITIVE_INFINITY]
export const FEW = 40
/** Of every twenty slots these two, counted from 0, are for new voices. */
const VOICE_PLACES = [5, 13]
const ROUND = 20

/** Orders the candidates: best first, varied authors and hubs, slots for new voices. */
export function arrange(candidates: Candidate[], voices: Voice[], now = Date.now()): Arranged[] {
  const best = spread(recentOf(candidates, now))
  const isFollowed = new Set(
    candidates.flatMap(({ id, reason }) => (reason === 'following' ? id : [])),
  )
  const waiting = onePerAuthor(voices.filter(({ id }) => !isFollowed.has(id)))

  const placed = new Map<string, Reason>()
  for (const { id, reason } of best) {
    while (VOICE_PLACES.includes(placed.size % ROUND)) {
      const voice = waiting.find((one) => !placed.has(one.id))
      if (!voice) break
      placed.set(voice.id, 'newVoice')
    }
    if (!placed.has(id)) placed.set(id, reason)
  }
  return [...placed].map(([id, reason]) => ({ id, reason }))
}

function recentOf(candidates: Candidate[], now: number) {
  const followed = candidates.filter(({ reason }) => reason === 'following')
  const hours = WINDOWS_HOURS.find(
    (window) => followed.filter(({ id }) => ageHours(id, now) <= window).length >= FEW,
  )
  return candidates.filter(
    ({ id, reason }) => reason !== 'following' || !hours || ageHours(id, now) <= hours,
  )
}

/** The second post of an author counts less than the first, the third still less; of a hub somewhat less. */
function spread(candidates: Candidate[]) {
  const seen = new Map<string, number>()
  return candidates
    .toSorted(byScore)
    .map(({ ...candidate }) => {
      candidate.score += fade(candidate.authorId, 0.5)
      if (candidate.hubId) candidate.score += fade(`hub ${candidate.hubId}`, 0.7)
      return candidate
    })
    .sort(byScore)

  function fade(source: string, left: number) {
    const before = seen.get(source) ?? 0
    seen.set(source, before + 1)
    return Math.log10(0.25 + 0.75 * left ** before)
  }
}

function onePerAuthor(voices: Voice[]) {
  return [
    ...new Map(voices.toReversed().map((voice) => [voice.authorId, voice])).values(),
  ].reverse()
}

function byScore(a: Candidate, b: Candidate) {
  return b.score - a.score || Number(b.id) - Number(a.id)
}

/** An id begins with its creation time, which a double can hold. */
function ageHours(id: string, now: number) {
  return (now - Number(id) / 65_536) / 3_600_000
}
