import type { ClipFeedName } from '@jes/contract/clips/clips'
import type { CommentSort } from '@jes/contract/comments/comments'
import type { FeedName, FeedPeriod } from '@jes/contract/feeds/feeds'
import type { Direction } from '@jes/contract/posts/votes'
import type { Language } from '#lib/preferences.ts'

/** Every list of what can be acted upon, whichever wing asks for it: a change finds the thing in all of them. */
type Lists =
  | ['posts', 'feed', feed: FeedName]
  | ['posts', 'top', period: FeedPeriod]
  | ['posts', 'of' | 'clips of', userId: string]
  | ['posts', 'quotes of', postId: string]
  | ['posts', 'voted', direction: Direction]
  | ['posts', 'people list', listId: string]
  | ['posts', 'hub', hubId: string, sort: string, time: string | null]
  | ['posts', 'tagged', hashtag: string, sort: string]
  | ['posts', 'found', search: object]
  | ['posts', 'clips', feed: ClipFeedName, start: string | null, visit: string]
  | ['posts', 'rising' | 'rising clips' | 'to explore']
  | ['posts', 'of district' | 'rising in', district: string]
  | ['hubs', 'list', search: object]
  | ['hubs', 'found' | 'searched', words: string]
  | ['hubs', 'related', hubId: string]
  | ['hubs', 'popular', limit: number]
  | ['hubs', 'of district', district: string]
  | ['hubs', 'mine' | 'rising' | 'to join' | 'first steps']
  | ['people', 'followers' | 'following', userId: string]
  | ['people', 'reposters', postId: string]
  | ['people', 'on list', listId: string]
  | ['people', 'found', words: string]
  | ['people', 'of district', district: string]
  | ['people', 'suggested' | 'first steps']
  | ['bookmarks', words: string, folder: string | null]

declare module '#lib/keys.ts' {
  interface Keys {
    core:
      | ['lists', ...Lists]
      | ['post', id: string]
      | ['hub', name: string]
      // By id and by username.
      | ['user', id: string]
      | ['comments', postId: string, 'all', sort: CommentSort]
      | ['comments', postId: string, 'thread', commentId: string]
      // My own account, and what only I may know of it.
      | ['me', 'logins' | 'sessions' | 'passkeys' | 'identities' | 'push']
      | ['embed', postId: string]
      | ['me', 'trusted devices' | 'recovery']
      | ['reports', 'mine']
      | ['suggestions', typed: string | null]
      | ['translates', from: Language]
      | ['translation', kind: 'post' | 'comment', id: string, words: string]
      | ['marks']
  }
}
