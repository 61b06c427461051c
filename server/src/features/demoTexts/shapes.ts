export type PictureName =
  | 'batsman'
  | 'boats'
  | 'chiya'
  | 'cricket'
  | 'flags'
  | 'gurans'
  | 'kites'
  | 'madal'
  | 'micro'
  | 'momo'
  | 'pagoda'
  | 'pass'
  | 'phewa'
  | 'ping'
  | 'planting'
  | 'plate'
  | 'room'
  | 'selroti'
  | 'swing'
  | 'terraces'
  | 'window'

export type DemoPost = {
  by: string
  title: string
  text?: string
  pictures?: { name: PictureName; alt: string }[]
  poll?: { options: string[]; hours: number }
  sensitive?: true
  /** How it read before it was edited, oldest first. */
  earlier?: { title?: string; text: string }[]
  /** What the page behind its link says of itself. */
  linked?: { title: string; description?: string; picture?: PictureName }
  isPinned?: true
  /** How warmly others took it: 1 is usual, 3 is the talk of the day, below 0 they frown. */
  warmth?: number
  /** Where chance should not decide when it was written. */
  hoursAgo?: number
}

export type DemoMember = {
  username: string
  displayName: string
  bio: string
  /** One of the 24 faces; from 101 on the same ones turned round, before another wall. */
  face?: number
  district?: string
  links?: string[]
  cover?: PictureName
  /** Where chance should not decide how long they have been here. */
  joinedDaysAgo?: number
}
