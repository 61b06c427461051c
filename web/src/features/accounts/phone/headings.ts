import type { messages } from './messages.ts'
import type { StepName } from './PhoneEntry.tsx'

type Words = Pick<
  { [Name in keyof typeof messages.en]: string },
  'heading' | 'codeHeading' | 'nameHeading'
>

/** What the page or the sheet is called at each step. */
export function headingOf(step: StepName, words: Words) {
  if (step === 'number') return words.heading
  return step === 'username' ? words.nameHeading : words.codeHeading
}
