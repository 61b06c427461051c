import type { HubSummary } from '@jes/contract/hubs/hubs'

type HubSearch = { words: string; mine: readonly HubSummary[]; found: readonly HubSummary[] }

/** The choices: null is the post for everybody, which comes first while nothing is typed. */
export function choicesOf({ words, mine, found }: HubSearch): (HubSummary | null)[] {
  const wanted = plain(words.trim())
  if (!wanted) return [null, ...mine]
  const fitting = mine.filter(({ name }) => plain(name).includes(wanted))
  const known = new Set(fitting.map(({ _id }) => _id))
  return [...fitting, ...found.filter((hub) => !known.has(hub._id) && isOpen(hub))]
}

/** Of other hubs: banned people cannot post, nor can outsiders of a private one. */
function isOpen({ isPrivate, joinState }: HubSummary) {
  return joinState === 'member' || (!isPrivate && joinState !== 'banned')
}

function plain(words: string) {
  return words.normalize('NFC').toLowerCase()
}
