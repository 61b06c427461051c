import { catalogue } from '#lib/language.ts'

/** What somebody did in a talk; “You” reads well in their place too. */
export const messages = catalogue({
  off: [
    (name: string) => `${name} switched disappearing messages off`,
    (name: string) => `${name}ले सन्देश आफैँ मेटिने बन्द गर्नुभयो`,
  ],
  day: [
    (name: string) => `${name} let new messages disappear after a day`,
    (name: string) => `${name}ले नयाँ सन्देश एक दिनपछि मेटिने बनाउनुभयो`,
  ],
  week: [
    (name: string) => `${name} let new messages disappear after a week`,
    (name: string) => `${name}ले नयाँ सन्देश एक हप्तापछि मेटिने बनाउनुभयो`,
  ],
})
