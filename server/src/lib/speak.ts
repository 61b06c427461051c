import type { Language } from '@jes/contract/core/settings'
import type { Because } from '@jes/contract/lib/refusals/because'
import { ENGLISH } from '@jes/contract/lib/refusals/english'
import { NEPALI } from '@jes/contract/lib/refusals/nepali'
import { say } from '@jes/contract/lib/refusals/say'
import { translate } from '@jes/contract/lib/translate'

/** Why something was refused, in the reader's language. */
export function speak(because: Because, language: Language) {
  return translate(say(language === 'ne' ? NEPALI : ENGLISH, because), language)
}
