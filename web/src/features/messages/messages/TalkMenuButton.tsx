import type { Talk } from '@jes/contract/messages/talks'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateMenu } from '#ui/useLateMenu.ts'
import { messages } from './messages.ts'

const load = async () => (await import('./rareParts.ts')).loadTalkMenu()

export function TalkMenuButton({ talk }: { talk: Talk }) {
  const { more } = useText(messages)
  const { late, trigger } = useLateMenu(load)
  if (!late) return <MoreButton label={more} {...trigger} />
  return (
    <late.loaded.TalkMenu talk={talk} label={more} startsAt={late.startsAt}>
      {(trigger) => <MoreButton label={more} {...trigger} />}
    </late.loaded.TalkMenu>
  )
}

function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} size="tap">
      <Ellipsis />
    </IconButton>
  )
}
