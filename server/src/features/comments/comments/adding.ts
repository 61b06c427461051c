import type { NewComment } from '@jes/contract/comments/comments'
import type { KeyedCall } from '#lib/idempotency.ts'
import type { Viewer } from '#lib/serve.ts'
import type { State } from './guarded.ts'
import type { CommentRow } from './rows.ts'
import type { readComment } from './text.ts'

export type Added = Pick<
  CommentRow,
  | '_id'
  | 'parentComment'
  | 'depth'
  | 'createdAt'
  | 'authorId'
  | 'username'
  | 'displayName'
  | 'image'
  | 'isPremium'
  | 'verifiedAs'
  | 'canModerate'
> & { problem: 'gone' | 'banned' | 'locked' | 'limited' | 'parent' | null; postAuthorId: string }

export type Said = Awaited<ReturnType<typeof readComment>>

export type Adding = {
  viewer: Viewer
  input: NewComment
  said: Said
  /** Hubs whose comments are judged first: in these nothing is added. */
  guarded: string[]
  state: State
  /** Of a call with an Idempotency-Key: its reply is stored in the same transaction. */
  keyed: KeyedCall | null
}
