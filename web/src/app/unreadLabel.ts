import { text } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { messages } from './messages.ts'

/** The label of the link to the notifications while some are unread. */
export function unreadLabel(count: number) {
  return count > 0 ? text(messages).unread(inDigits(String(count))) : undefined
}
