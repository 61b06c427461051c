import type { Language } from '@jes/contract/core/settings'
import type { Because } from '@jes/contract/lib/refusals/because'
import { sayEnglish } from '@jes/contract/lib/refusals/sayEnglish'
import { sayNepali } from '@jes/contract/lib/refusals/sayNepali'

/** Why something was refused, in the reader's language. */
export function speak(because: Because, language: Language) {
  return language === 'ne' ? sayNepali(because) : sayEnglish(because)
}
