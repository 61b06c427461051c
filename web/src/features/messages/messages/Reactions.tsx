import type { Message } from '@jes/contract/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { useSession } from '#lib/session.ts'
import { react } from './changes.ts'
import { messages } from './menuMessages.ts'
import styles from './message.module.css'
import { signOf } from './reactions.ts'
import { SignIcon } from './SignIcon.tsx'

/** The signs at a message, each with how many gave it; a press gives mine, or takes it back. */
export function Reactions({ message }: { message: Message }) {
  const text = useText(messages)
  const client = useQueryClient()
  const userId = useSession(({ user }) => user?._id)
  const mine = signOf(message, userId)
  return (
    <div className={styles.signs}>
      {message.reactions.map(({ sign, users }) => (
        <button
          key={sign}
          type="button"
          aria-pressed={sign === mine}
          aria-label={text.signed(text[sign], users.length)}
          className={styles.sign}
          onClick={() =>
            userId && void react(client, { message, userId, sign: sign === mine ? null : sign })
          }
        >
          <SignIcon sign={sign} />
          {number(users.length)}
        </button>
      ))}
    </div>
  )
}
