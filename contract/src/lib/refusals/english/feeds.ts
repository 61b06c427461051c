import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const feeds = {
  invalid: {
    'feeds.hashtag_invalid': 'This hashtag is not valid',
    'feeds.hashtags_full': ({ max }: Max) => `You can follow at most ${max} hashtags`,
    'feeds.fewer_full': ({ max }: Max) => `You can ask for fewer of at most ${max} JeHubs`,
    'feeds.trend_reason_length': ({ min, max }: MinMax) =>
      `Give a reason of ${min} to ${max} characters`,
    'feeds.list_name_length': ({ min, max }: MinMax) =>
      `A list has a name of ${min} to ${max} characters`,
    'feeds.list_about_long': ({ max }: Max) => `Say it in at most ${max} characters`,
    'feeds.list_own': 'You cannot follow your own list',
  },
  forbidden: {
    'feeds.list_left': 'This person does not want to be on this list',
  },
  conflict: {
    'feeds.lists_full': ({ max }: Max) => `You can have ${max} lists`,
    'feeds.list_full': ({ max }: Max) => `A list has at most ${max} people`,
    'feeds.list_follows_full': ({ max }: Max) => `You can follow at most ${max} lists`,
  },
}
