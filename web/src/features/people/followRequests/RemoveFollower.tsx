import { followRequestApi } from '@jes/contract/people/followRequests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'

type Props = { user: { _id: string; displayName: string } }

/** Takes somebody out of my followers; they do not hear of it. */
export function RemoveFollower({ user }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(followRequestApi.removeFollower, { params: { id: user._id } }),
    async onSuccess() {
      toast.success(text.removed(user.displayName))
      await client.invalidateQueries({ queryKey: keyFor('lists', 'people') })
      await client.invalidateQueries({ queryKey: keyFor('user') })
    },
    onError: ({ message }) => toast.error(message),
  })

  return (
    <IconButton
      label={text.removeFollower(user.displayName)}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <X />
    </IconButton>
  )
}
