import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import * as z from 'zod/mini'

const NO_CHOICE = because('value.choice')

export const Language = z.enum(['en', 'ne'], NO_CHOICE)
export type Language = z.infer<typeof Language>

const CLOCK = because('core.quiet_hours')
const Clock = z.string(CLOCK).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, CLOCK))

/** From when to when no push message is sent, by the clocks of a time zone. */
export const QuietHours = z
  .object({
    from: Clock,
    to: Clock,
    zone: z.string(CLOCK).check(z.maxLength(50, CLOCK), z.refine(isZone, CLOCK)),
  })
  .check(z.refine(({ from, to }) => from !== to, { error: CLOCK, path: ['from'] }))
export type QuietHours = z.infer<typeof QuietHours>

/** A member's settings for look and reading; the same on all devices. */
export const Settings = z.object({
  language: Language,
  theme: z.enum(['system', 'light', 'dark'], NO_CHOICE),
  digits: z.nullable(z.enum(['latin', 'devanagari'], NO_CHOICE)),
  calendar: z.enum(['ad', 'bs'], NO_CHOICE),
  textSize: z.enum(['normal', 'large', 'larger'], NO_CHOICE),
  dataSaver: z.boolean(NO_CHOICE),
  /** Suggests Devanagari for words typed in Roman letters. */
  typingHelp: z.boolean(NO_CHOICE),
  /** Whether videos in lists start by themselves: always, on Wi-Fi, or never. */
  autoplay: z.enum(['always', 'wifi', 'never'], NO_CHOICE),
  /** Who may mention me so that I am notified. */
  mentions: z.enum(['everyone', 'following', 'nobody'], NO_CHOICE),
  /** Whose first message reaches me. Those of people whom I do not follow arrive as requests. */
  messages: z.enum(['everyone', 'following', 'nobody'], NO_CHOICE),
  /** Others see how far I have read, and I see it of them. */
  readMarks: z.boolean(NO_CHOICE),
  /** Others see that I am connected or writing, and I see it of them. */
  showActivity: z.boolean(NO_CHOICE),
  /** Push messages show what somebody wrote to me, not only who. */
  messagePreviews: z.boolean(NO_CHOICE),
  /** Search engines are asked to leave my profile and posts out. */
  hideFromEngines: z.boolean(NO_CHOICE),
  /** Only I see whom I follow and who follows me. */
  hideFollows: z.boolean(NO_CHOICE),
  quietHours: z.nullable(QuietHours),
  /** How often what stayed unread is mailed. */
  digest: z.enum(['day', 'week'], NO_CHOICE),
  /** Only I see my karma and my badges. */
  hideKarma: z.boolean(NO_CHOICE),
})
export type Settings = z.infer<typeof Settings>

function isZone(zone: string) {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

export const settingsApi = {
  update: endpoint({
    method: 'PATCH',
    path: '/api/settings',
    summary: 'Change some of my settings',
    body: z.partial(Settings),
    response: z.object({ settings: Settings }),
  }),
}
