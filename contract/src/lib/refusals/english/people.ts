import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const people = {
  invalid: {
    'people.name_length': ({ min, max }: MinMax) => `A name has ${min} to ${max} characters`,
    'people.bio_long': ({ max }: Max) => `A bio has at most ${max} characters`,
    'people.links_many': ({ max }: Max) => `A profile has at most ${max} links`,
    'people.link_invalid': 'Enter a whole web address, such as https://example.com',
    'people.district_long': ({ max }: Max) => `A district has at most ${max} characters`,
    'people.follow_self': 'You cannot follow yourself',
    'people.bell_follow': 'Follow them first',
    'people.block_self': 'You cannot block yourself',
    'people.mute_self': 'You cannot mute yourself',
    'people.blocks_full': ({ max }: Max) => `You can block at most ${grouped(max)} people`,
    'people.mutes_full': ({ max }: Max) => `You can mute at most ${grouped(max)} people`,
    'people.hub_mutes_full': ({ max }: Max) => `You can mute at most ${grouped(max)} JeHubs`,
    'people.muted_word_length': ({ min, max }: MinMax) =>
      `A muted word has ${min} to ${max} characters`,
    'people.muted_words_full': ({ max }: Max) => `You can mute at most ${max} words`,
    'people.muted_word_letters': 'A muted word has at least one letter or digit',
  },
}
