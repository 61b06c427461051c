export type Candidate = { id: string; authorId: string }
type Kind = 'best' | 'followed' | 'fresh'
export type Candidates = Record<Kind, Candidate[]>

/** Of every ten places two are for people whom the member follows, two for clips that few have seen. */
const PLACES: Kind[] = [
  'best',
  'best',
  'followed',
  'best',
  'fresh',
  'best',
  'best',
  'followed',
  'best',
  'fresh',
]
/** Whoever made one of the last four does not make the next, where somebody else has one. */
const APART = 4

/** Mixes what is best with what followed people made and what few have seen, best first. */
export function arrange(candidates: Candidates, before: string[], count: number) {
  const placed = new Set<string>()
  const authors = [...before]
  while (placed.size < count) {
    const kind = PLACES[placed.size % PLACES.length]!
    const next = choose(kind)
    if (!next) break
    placed.add(next.id)
    authors.push(next.authorId)
  }
  return [...placed]

  /** Of its kind, else the best; of somebody who was not there just now, else of whomever. */
  function choose(kind: Kind) {
    const kinds: Kind[] = [kind, 'best', 'followed', 'fresh']
    const near = authors.slice(-APART)
    const left = kinds.map((one) => candidates[one].filter(({ id }) => !placed.has(id)))
    const fits = left.flatMap((some) => some.find(({ authorId }) => !near.includes(authorId)) ?? [])
    return fits[0] ?? left.flat()[0]
  }
}
