import type { SuggestedUser } from '@jes/contract/feeds/explore'
import { text } from '#lib/language.ts'
import { messages } from './messages.ts'

/** Why somebody is suggested, in a few words. */
export function whyOf({ reason, name, count }: SuggestedUser['why']) {
  const said = text(messages)
  if (reason === 'hubs') return name ? said.hub(name) : said.hubs(count)
  if (reason === 'follows')
    return name && count <= 1 ? said.followedByName(name) : said.followedBy(count)
  if (reason === 'district') return said.district(name ?? '')
  return said.popular
}
