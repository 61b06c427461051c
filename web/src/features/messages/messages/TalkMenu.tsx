import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Timer, Trash2, UserRound } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { removeTalk } from '#features/messages/talks/api.ts'
import { usePersonItems } from '#features/people/relations/usePersonItems.tsx'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { DisappearingDialog } from './DisappearingDialog.tsx'
import { messages } from './messages.ts'
import { useTalkItems } from './useTalkItems.tsx'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'children'> & {
  talk: Talk
  startsAt: MenuEnd
}

/** What one can do with a talk: see who it is, put it aside, delete it, block them. */
export function TalkMenu({ talk, label, startsAt, children }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const [isTiming, setIsTiming] = useState(false)
  const person = usePersonItems(talk.user)
  const choices = useTalkItems(talk)
  const mayDisappear = talk.folder === 'talks' && !talk.isUnanswered && talk.lastSeq > 0
  const timer = {
    label: text.disappearing,
    icon: <Timer />,
    onSelect: () => setIsTiming(true),
  }

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
    ...choices,
    ...(mayDisappear ? [timer] : []),
    { label: text.removeTalk, icon: <Trash2 />, onSelect: () => setIsAsked(true) },
    ...person.items.filter(({ danger }) => danger),
  ]

  return (
    <>
      <Menu label={label} items={items} startsAt={startsAt}>
        {children}
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
      <DisappearingDialog talk={talk} open={isTiming} onClose={() => setIsTiming(false)} />
      {person.dialog}
    </>
  )
}
