import type { UserSummary } from '@jes/contract/core/users'
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
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { DisappearingDialog } from './DisappearingDialog.tsx'
import { messages } from './menuMessages.ts'
import { useTalkItems } from './useTalkItems.tsx'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'children'> & {
  talk: Talk
  startsAt: MenuEnd
}

/** What one can do with a talk: see who it is, put it aside, delete it, block them. */
export function TalkMenu({ talk, ...menu }: Props) {
  if (talk.user) return <PersonMenu talk={talk} user={talk.user} {...menu} />
  return <AnyMenu talk={talk} first={[]} last={[]} {...menu} />
}

function PersonMenu({ user, ...props }: Props & { user: UserSummary }) {
  const text = useText(messages)
  const person = usePersonItems(user)
  const profile = { label: text.profile, icon: <UserRound />, href: `/je/${user.username}` }
  return (
    <>
      <AnyMenu first={[profile]} last={person.items.filter(({ danger }) => danger)} {...props} />
      {person.dialog}
    </>
  )
}

type AnyProps = Props & { first: MenuItemProps[]; last: MenuItemProps[] }

function AnyMenu({ talk, first, last, label, startsAt, children }: AnyProps) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const [isTiming, setIsTiming] = useState(false)
  const choices = useTalkItems(talk)
  const mayDisappear =
    talk.folder === 'talks' &&
    !talk.isUnanswered &&
    talk.lastSeq > 0 &&
    talk.group?.isAdmin !== false
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
    ...first,
    ...choices,
    ...(mayDisappear ? [timer] : []),
    { label: text.removeTalk, icon: <Trash2 />, onSelect: () => setIsAsked(true) },
    ...last,
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
    </>
  )
}
