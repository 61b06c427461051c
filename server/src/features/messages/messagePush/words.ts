import type { Language } from '@jes/contract/core/settings'

/** Below the name of who wrote. */
export const WROTE: Record<Language, string> = {
  en: 'Sent you a message',
  ne: 'तपाईंलाई सन्देश पठाउनुभयो',
}
