import { type Message, ReactionSign } from '@jes/contract/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { react } from './changes.ts'
import { messages } from './menuMessages.ts'
import { signOf } from './reactions.ts'
import { SignIcon } from './SignIcon.tsx'

/** The six signs as entries of a menu; the one that is mine takes itself back. */
export function useSignItems(message: Message): MenuItemProps[] {
  const text = useText(messages)
  const client = useQueryClient()
  const userId = useSession(({ user }) => user?._id)
  const mine = signOf(message, userId)
  return ReactionSign.options.map((sign) => ({
    label: text[sign],
    icon: <SignIcon sign={sign} />,
    checked: sign === mine,
    isCompact: true,
    onSelect: () =>
      userId && void react(client, { message, userId, sign: sign === mine ? null : sign }),
  }))
}
