import type { Language } from '@jes/contract/core/settings'
import type { Because } from '@jes/contract/lib/refusals/because'
import { ENGLISH } from '@jes/contract/lib/refusals/english'
import { NEPALI } from '@jes/contract/lib/refusals/nepali'
import { say } from '@jes/contract/lib/refusals/say'

/** Why something was refused, in the reader's language. */
export function speak(because: Because, language: Language) {
  return say(language === 'ne' ? NEPALI : ENGLISH, because)
}
