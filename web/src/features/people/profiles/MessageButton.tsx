import type { Profile } from '@jes/contract/core/users'
import { talkApi } from '@jes/contract/messages/talks'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { asMember } from '#lib/gate.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'

/** Opens the talk with somebody. */
export function MessageButton({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const [isBusy, setIsBusy] = useState(false)

  async function handleOpen() {
    setIsBusy(true)
    try {
      const { _id } = await call(talkApi.open, { body: { user: profile._id } })
      navigate(`/messages/${_id}`)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
    setIsBusy(false)
  }

  return (
    <IconButton
      label={text.message}
      look="filled"
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && asMember('message', profile, handleOpen)}
    >
      <MessagesSquare />
    </IconButton>
  )
}
