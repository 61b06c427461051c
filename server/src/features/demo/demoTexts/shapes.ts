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
  /** The file of its icon. */
  icon?: string
  cover?: PictureName
  /** If given, the hub is private, and these and the team are its only members. */
  members?: string[]
  /** The share of people who join without having written in it. */
  pull?: number
}

export type DemoPost = {
  by: string
  /** Without a hub it is a public post. */
  hub?: HubName
  isHubPinned?: true
  /** AutoMod's label. */
  label?: string
  /** Held by AutoMod, or removed by the team. */
  state?: 'held' | 'removed'
  title: string
  text?: string
  pictures?: { name: PictureName; alt: string }[]
  poll?: { options: string[]; hours: number }
  sensitive?: true
  /** Earlier versions of the text, oldest first. */
  earlier?: { title?: string; text: string }[]
  /** The preview of its link. */
  linked?: { title: string; description?: string; picture?: PictureName }
  isPinned?: true
  /** How popular it is: 1 is usual, 3 very popular, below 0 unpopular. */
  warmth?: number
  /** If given, the age of the post is not random. */
  hoursAgo?: number
}

export type DemoMember = {
  username: string
  displayName: string
  bio: string
  /** One of the 24 avatars; from 101 on the same ones mirrored, with another background. */
  face?: number
  district?: string
  links?: string[]
  cover?: PictureName
  /** If given, the age of the account is not random. */
  joinedDaysAgo?: number
}
