import type { Profile } from '@jes/contract/core/users'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateMenu } from '#ui/useLateMenu.ts'
import { messages } from './messages.ts'

const load = () => import('./ProfileMenu.tsx')

export function ProfileMenuButton({ profile }: { profile: Profile }) {
  const { more } = useText(messages)
  const { late, trigger } = useLateMenu(load)
  if (!late) return <MoreButton label={more} {...trigger} />
  return (
    <late.loaded.ProfileMenu profile={profile} label={more} startsAt={late.startsAt}>
      {(trigger) => <MoreButton label={more} {...trigger} />}
    </late.loaded.ProfileMenu>
  )
}

function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} look="filled">
      <Ellipsis />
    </IconButton>
  )
}
