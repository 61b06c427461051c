import { useQueryClient } from '@tanstack/react-query'
import { Ban, Volume2, VolumeX } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { mutePerson, type Person } from './acts.ts'
import { messages } from './messages.ts'

const load = () => import('./BlockDialog.tsx')

/** The menu entries that mute or block somebody. */
export function usePersonItems(person: Person | null, isMuted = false) {
  const text = useText(messages)
  const client = useQueryClient()
  const own = useSession((session) => session.user)
  const { loaded, isOpen, open, close } = useLateDialog(load)
  if (!own || !person || own._id === person._id) return { items: [], dialog: null }

  const items: MenuItemProps[] = [
    {
      label: isMuted ? text.unmute(person.username) : text.mute(person.username),
      icon: isMuted ? <Volume2 /> : <VolumeX />,
      onSelect: () => void mutePerson(client, person, !isMuted),
    },
    { label: text.block(person.username), icon: <Ban />, danger: true, onSelect: open },
  ]
  const dialog = loaded && <loaded.BlockDialog person={person} open={isOpen} onClose={close} />
  return { items, dialog }
}
