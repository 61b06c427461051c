import type { ModLogAction } from '@jes/contract/hubs/moderation'
import { text } from '#lib/language.ts'
import { messages } from './messages.ts'

/** The days of a ban or suspension, or the new role, in words. */
export function detailOf({ action, detail }: { action: ModLogAction; detail: string | null }) {
  if (!detail) return null
  const words = text(messages)
  if (action === 'ban' || action === 'suspend')
    return Number(detail) > 0 ? words.days(Number(detail)) : words.forGood
  if (action !== 'setRole') return detail
  const roles: Record<string, string> = {
    owner: words.owner,
    moderator: words.moderator,
    member: words.plainMember,
  }
  return roles[detail] ?? null
}
