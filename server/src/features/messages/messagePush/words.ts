import type { Language } from '@jes/contract/core/settings'

/** Below the name of who wrote. */
export const WROTE: Record<Language, string> = {
  en: 'Sent you a message',
  ne: 'तपाईंलाई सन्देश पठाउनुभयो',
}

/** Below the name of the group. */
export const WROTE_IN_GROUP: Record<Language, (name: string) => string> = {
  en: (name) => `${name} sent a message`,
  ne: (name) => `${name}ले सन्देश पठाउनुभयो`,
}
