import type { FeedName } from '@jes/contract/feeds/feeds'
import type { Language } from '#lib/preferences.ts'

declare module '#lib/keys.ts' {
  interface Keys {
    feeds:
      | ['new posts', feed: FeedName, since: string | undefined]
      | ['trends', limit: number, language: Language]
      | ['trends', 'held']
      | ['explore', language: Language]
      | ['districts']
      | ['district', key: string, language: Language]
      | ['near', language: Language]
      | ['feed learning']
      | ['hashtag follows', tag: string | null]
  }
}
