import type { ReportReason } from '@jes/contract/core/reports'
import type { AutomodRule } from '@jes/contract/hubs/automod'
import type { ModLogAction } from '@jes/contract/hubs/moderation'
import type { HubName } from './shapes.ts'

type Banned = {
  from: HubName
  who: string
  by: string
  reason: string
  days: number
  daysAgo: number
}

/** Who is banned from which hub for a while. */
export const OUTCASTS: Banned[] = [
  {
    from: 'CricketNepal',
    who: 'om.gupta',
    by: 'imran.a',
    reason: 'Tickets at three times the price, after two warnings.',
    days: 7,
    daysAgo: 2,
  },
]

type DemoHubReport = {
  kind: 'post' | 'comment'
  /** The title of the post, or the text of the comment. */
  about: string
  by: string
  reason: ReportReason
  rule?: number
  detail?: string
}

export const REPORTS: DemoHubReport[] = [
  {
    kind: 'post',
    about: 'Makhana, Rs 900 a kilo, delivery inside the Ring Road',
    by: 'rabin.dangol',
    reason: 'hubRule',
    rule: 2,
    detail: 'It is good makhana. It is still a shop.',
  },
  {
    kind: 'post',
    about: 'Makhana, Rs 900 a kilo, delivery inside the Ring Road',
    by: 'riya.shakya',
    reason: 'spam',
  },
  {
    kind: 'comment',
    about: 'Instant noodles better and Rs 25. Fight me.',
    by: 'dilliram',
    reason: 'hubRule',
    rule: 3,
    detail: '“Fight me” भन्नु त निम्तो नै भयो।',
  },
]

/** The AutoMod rules of one hub, and why it holds the held post. */
export const AUTOMOD: { hub: HubName; rules: AutomodRule[]; heldFor: string } = {
  hub: 'KathmanduEats',
  rules: [
    { kind: 'words', words: ['voucher', 'coupon', 'inbox fast'], action: 'hold', label: '' },
    { kind: 'caps', percent: 80, action: 'hold', label: '' },
    { kind: 'words', words: ['सय प्लेट', 'my shop'], action: 'label', label: 'Own shop' },
  ],
  heldFor: 'words: voucher',
}

export type DemoTeamAction = {
  hub: HubName
  action: ModLogAction
  /** Absent: AutoMod. */
  by?: string
  who?: string
  /** The title of the post. */
  post?: string
  rule?: number
  reason?: string
  detail?: string
  hoursAgo: number
  /** The member was notified, and may appeal. */
  isNotified?: true
}

export const ACTIONS: DemoTeamAction[] = [
  {
    hub: 'KathmanduEats',
    action: 'setRole',
    by: 'sujata',
    who: 'aarati',
    detail: 'moderator',
    hoursAgo: 320,
  },
  { hub: 'KathmanduEats', action: 'setAutomod', by: 'sujata', hoursAgo: 318 },
  {
    hub: 'KathmanduEats',
    action: 'removePost',
    by: 'aarati',
    who: 'aakash.ktm',
    post: 'Buy my notes! Cheap! All subjects! Inbox!!!',
    rule: 0,
    reason: 'Nobody can eat notes. Try a public post.',
    hoursAgo: 108,
    isNotified: true,
  },
  {
    hub: 'KathmanduEats',
    action: 'warn',
    by: 'aarati',
    who: 'aakash.ktm',
    reason: 'Second advertisement this week. Please, only food.',
    hoursAgo: 107.8,
    isNotified: true,
  },
  {
    hub: 'KathmanduEats',
    action: 'pinPost',
    by: 'sujata',
    who: 'sujata',
    post: "Jhol momo under Rs 200 that's worth crossing the Ring Road for",
    hoursAgo: 19,
  },
  {
    hub: 'KathmanduEats',
    action: 'labelPost',
    who: 'bina.momo',
    post: 'आज ९ सय प्लेट। खुट्टा छैन, खुसी छ।',
    hoursAgo: 2,
  },
  {
    hub: 'RoomFinderKTM',
    action: 'removePost',
    by: 'nisha.c',
    who: 'aarati',
    post: 'Friend leaves her room in Sanepa, it is lovely',
    rule: 0,
    reason: 'It sounds lovely. Add the rent and the water, and post it again.',
    hoursAgo: 21,
    isNotified: true,
  },
  {
    hub: 'TrekNepal',
    action: 'pinPost',
    by: 'pasang',
    who: 'norbu',
    post: 'Thorong La this week: snow from Ledar, open, start before four',
    hoursAgo: 6.5,
  },
]

/** The team's private notes about members. */
export const NOTES: { hub: HubName; who: string; by: string; text: string; hoursAgo: number }[] = [
  {
    hub: 'KathmanduEats',
    who: 'aakash.ktm',
    by: 'sujata',
    text: 'A student, means no harm. Talk first, then remove.',
    hoursAgo: 106,
  },
]

/** Requests to join, and invitations. */
export const REQUESTS: { hub: HubName; who: string; hoursAgo: number }[] = [
  { hub: 'NepaliMusic', who: 'riya.shakya', hoursAgo: 16 },
  { hub: 'NepaliMusic', who: 'asmita.run', hoursAgo: 3.5 },
]
export const INVITES: { hub: HubName; who: string; by: string; hoursAgo: number }[] = [
  { hub: 'OldNepal', who: 'aarati', by: 'nabin.photo', hoursAgo: 5 },
  { hub: 'NepaliMusic', who: 'nabin.photo', by: 'kabita.magar', hoursAgo: 40 },
]
