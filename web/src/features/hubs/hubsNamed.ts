import type { HubSummary } from '@jes/contract/hubs'

/** The hubs whose name holds the words, in whatever case. */
export function hubsNamed(words: string, hubs: readonly HubSummary[] = []) {
  const wanted = words.trim().normalize('NFC').toLowerCase()
  return hubs.filter(({ name }) => name.toLowerCase().includes(wanted))
}
