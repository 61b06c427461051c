export type PictureName =
  | 'backstage'
  | 'batsman'
  | 'boats'
  | 'chiya'
  | 'cricket'
  | 'drumhead'
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

export type HubName =
  | 'CricketNepal'
  | 'ITNepal'
  | 'KTMCommute'
  | 'KathmanduEats'
  | 'NepaliMusic'
  | 'OldNepal'
  | 'RoomFinderKTM'
  | 'TrekNepal'
  | 'खेतीपाती'
  | 'चाडपर्व'
  | 'परदेशी'
  | 'बत्ती गयो'

export type DemoHub = {
  name: HubName
  description: string
  owner: string
  moderators: string[]
  tags: string[]
  rules: { title: string; description: string }[]
  /** The file of its tile. */
  icon?: string
  cover?: PictureName
  /** Where given it is private, and these and the team are all who are in it. */
  members?: string[]
  /** What share of all people would join without having written in it. */
  pull?: number
}

export type DemoPost = {
  by: string
  /** Without one it is a public post. */
  hub?: HubName
  isHubPinned?: true
  /** What AutoMod wrote on it. */
  label?: string
  /** What became of it: AutoMod holds it, or the team took it away. */
  state?: 'held' | 'removed'
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
