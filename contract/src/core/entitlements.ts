import { Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** What a pass unlocks, as numbers and yes or no. FetchScope and the weight of votes are not among them. */
export const Entitlements = z.object({
  badge: z.boolean(),
  clipMs: z.number(),
  clipBytes: z.number(),
  postLength: z.number(),
  scheduledPosts: z.number(),
  analytics: z.boolean(),
  pins: z.number(),
  bookmarkFolders: z.number(),
})
export type Entitlements = z.infer<typeof Entitlements>

/** The one list: what every member may, and what who has a pass may. */
export const ENTITLEMENTS: Record<'member' | 'premium', Entitlements> = {
  member: {
    badge: false,
    clipMs: 90_000,
    clipBytes: 100 * 1024 * 1024,
    postLength: 10_000,
    scheduledPosts: 0,
    analytics: false,
    pins: 1,
    bookmarkFolders: 0,
  },
  premium: {
    badge: true,
    clipMs: 180_000,
    clipBytes: 300 * 1024 * 1024,
    postLength: 25_000,
    scheduledPosts: 50,
    analytics: true,
    pins: 5,
    bookmarkFolders: 50,
  },
}

export const PremiumState = z.enum(['none', 'active', 'grace'])
export type PremiumState = z.infer<typeof PremiumState>

/** A member's pass as their own account has it. */
export const OwnPremium = z.object({
  state: PremiumState,
  /** Until when passes are paid; null where there never was one. */
  paidUntil: z.nullable(Moment),
  /** Until when everything stays on; null where nothing is. */
  until: z.nullable(Moment),
  can: Entitlements,
})
export type OwnPremium = z.infer<typeof OwnPremium>
