import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { removeTalk } from '#features/messages/talks/api.ts'
import { usePersonItems } from '#features/people/relations/usePersonItems.tsx'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { messages } from './messages.ts'

/** What one can do with a talk: see who it is, delete it, block them. */
export function TalkMenu({ talk }: { talk: Talk }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const person = usePersonItems(talk.user)

  async function handleRemove() {
    setIsAsked(false)
    try {
      await removeTalk(client, talk._id)
      navigate('/messages', { replace: true })
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  const items = [
    { label: text.profile, icon: <UserRound />, href: `/je/${talk.user.username}` },
    { label: text.removeTalk, icon: <Trash2 />, onSelect: () => setIsAsked(true) },
    ...person.items.filter(({ danger }) => danger),
  ]

  return (
    <>
      <Menu label={text.more} items={items}>
        {(trigger) => (
          <IconButton label={text.more} size="tap" {...trigger}>
            <Ellipsis />
          </IconButton>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsked}
        title={text.removeTitle}
        confirmLabel={text.remove}
        onConfirm={() => void handleRemove()}
        onCancel={() => setIsAsked(false)}
      >
        {text.removeWhy}
      </ConfirmDialog>
      {person.dialog}
    </>
  )
}
