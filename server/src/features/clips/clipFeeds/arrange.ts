export type Candidate = { id: string; authorId: string }
type Kind = 'best' | 'followed' | 'fresh'
export type Candidates = Record<Kind, Candidate[]>

/** Of every ten slots two are for followed people, two for clips that few have seen. */
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
/** The author of one of the last four does not get the next slot, if somebody else has a clip. */
const APART = 4

/** Mixes the best clips with those of followed people and those that few have seen, best first. */
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

  /** Of this kind, else the best; of an author who was not shown just now, else of anybody. */
  function choose(kind: Kind) {
    const kinds: Kind[] = [kind, 'best', 'followed', 'fresh']
    const near = authors.slice(-APART)
    const left = kinds.map((one) => candidates[one].filter(({ id }) => !placed.has(id)))
    const fits = left.flatMap((some) => some.find(({ authorId }) => !near.includes(authorId)) ?? [])
    return fits[0] ?? left.flat()[0]
  }
}
