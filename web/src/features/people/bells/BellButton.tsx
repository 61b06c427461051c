import type { Profile } from '@jes/contract/core/users'
import { bellApi } from '@jes/contract/people/bells'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text as say, useText } from '#lib/language.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { toast } from '#lib/toasts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'

type Props = { profile: Profile; hasBell: boolean }

/** A notification for each new post of somebody whom I follow, or none. */
export function BellButton({ profile, hasBell }: Props) {
  const text = useText(messages)
  const client = useQueryClient()

  return (
    <IconButton
      label={text.bell}
      look="filled"
      aria-pressed={hasBell}
      onClick={() => void ring(client, profile._id, !hasBell)}
    >
      <Bell fill={hasBell ? 'currentColor' : 'none'} />
    </IconButton>
  )
}

/** Shown at once; if the server refuses, the server's last state is shown again. */
async function ring(client: QueryClient, userId: string, next: boolean) {
  let known = !next
  setBell(client, userId, next)
  try {
    const hasSent = await sendLatest(`bell ${userId}`, next, async (on) => {
      known = (await call(bellApi.set, { params: { id: userId }, body: { on } })).hasBell
    })
    if (!hasSent) return
    toast.show(say(messages)[known ? 'on' : 'off'])
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
  setBell(client, userId, known)
}

function setBell(client: QueryClient, userId: string, hasBell: boolean) {
  client.setQueriesData<Profile | null>({ queryKey: keyFor('user') }, (profile) =>
    profile?._id === userId && profile.relationship
      ? { ...profile, relationship: { ...profile.relationship, hasBell } }
      : profile,
  )
}
