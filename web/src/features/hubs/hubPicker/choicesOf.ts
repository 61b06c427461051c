import type { HubSummary } from '@jes/contract/hubs/hubs'

type HubSearch = { words: string; mine: readonly HubSummary[]; found: readonly HubSummary[] }

/** What can be picked: null is the post for everybody, which stands first while nothing is typed. */
export function choicesOf({ words, mine, found }: HubSearch): (HubSummary | null)[] {
  const wanted = plain(words.trim())
  if (!wanted) return [null, ...mine]
  const fitting = mine.filter(({ name }) => plain(name).includes(wanted))
  const known = new Set(fitting.map(({ _id }) => _id))
  return [...fitting, ...found.filter((hub) => !known.has(hub._id) && isOpen(hub))]
}

/** Of those that I am not in: whoever is banned cannot post, nor can an outsider of a private one. */
function isOpen({ isPrivate, joinState }: HubSummary) {
  return joinState === 'member' || (!isPrivate && joinState !== 'banned')
}

function plain(words: string) {
  return words.normalize('NFC').toLowerCase()
}
