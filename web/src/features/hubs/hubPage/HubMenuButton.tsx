import type { Hub } from '@jes/contract/hubs/hubs'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateMenu } from '#ui/useLateMenu.ts'
import { messages } from './watchMessages.ts'

const load = () => import('./HubMenu.tsx')

export function HubMenuButton({ hub }: { hub: Hub }) {
  const { more } = useText(messages)
  const { late, trigger } = useLateMenu(load)
  if (!late) return <MoreButton label={more} {...trigger} />
  return (
    <late.loaded.HubMenu hub={hub} label={more} startsAt={late.startsAt}>
      {(trigger) => <MoreButton label={more} {...trigger} />}
    </late.loaded.HubMenu>
  )
}

function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} look="filled">
      <Ellipsis />
    </IconButton>
  )
}
