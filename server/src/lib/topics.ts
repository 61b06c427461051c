/** One thing that can change. */
type Thing =
  /** What a post says, how it stands, whether it may be seen. */
  | 'post'
  /** The profile of a member, and all that stands beside their name. */
  | 'user'
  /** A hub itself; not the posts in it. */
  | 'hub'
  /** Which posts stand in a hub. */
  | 'hubPosts'
  /** How many posts a member has. */
  | 'userPosts'
  /** For whom an uploaded picture is. */
  | 'picture'

/** What a change is about, and what a cached value was made of. */
export type Topic =
  | `${Thing}:${string}`
  /** Which posts, people and hubs stand in the lists of everything: feeds, searches, trends. */
  | 'lists'
  /** For whom any of the pictures is. */
  | 'pictures'
  /** The rules of AutoMod, of any hub. */
  | 'automod'

/** Beyond these PostgreSQL refuses a notification. */
const MAX_BYTES = 7_999
/** A word that servers from before the topics take for everything, and that is no topic here. */
const EVERYTHING = 'house'
const TOPIC = /^(?:(?:post|user|hub|hubPosts|userPosts|picture):\d+|lists|pictures|automod)$/

/** The payload of a notification: topics between spaces; what does not fit is everything. */
export function writeTopics(topics: readonly Topic[] | 'everything') {
  if (topics === 'everything') return EVERYTHING
  const payload = [...new Set(topics)].join(' ')
  return payload.length > MAX_BYTES ? EVERYTHING : payload
}

/** What another server wrote. An older or newer one may say what is not known here: that may be anything. */
export function readTopics(payload: string): Topic[] | 'everything' {
  const words = payload.split(' ')
  return words.every(isTopic) ? words : 'everything'
}

function isTopic(word: string): word is Topic {
  return TOPIC.test(word)
}
