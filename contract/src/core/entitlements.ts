import { Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** What a pass unlocks, as numbers and booleans. Reach and the weight of votes are not among them. */
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

/** The one list: the entitlements of every member, and of members with a pass. */
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

/** A member's pass, in their own account. */
export const OwnPremium = z.object({
  state: PremiumState,
  /** The end of paid passes; null where there never was one. */
  paidUntil: z.nullable(Moment),
  /** The end of all features, after the grace days; null where there are none. */
  until: z.nullable(Moment),
  can: Entitlements,
})
export type OwnPremium = z.infer<typeof OwnPremium>
