import type { Message } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateMenu } from '#ui/useLateMenu.ts'
import { messages } from './messages.ts'
import styles from './talk.module.css'

const load = async () => (await import('./rareParts.ts')).loadMessageMenu()

export function MessageMenuButton({ message, talk }: { message: Message; talk: Talk }) {
  const { ofMessage } = useText(messages)
  const { late, trigger } = useLateMenu(load)
  if (!late) return <MoreButton label={ofMessage} {...trigger} />
  return (
    <late.loaded.MessageMenu
      message={message}
      talk={talk}
      label={ofMessage}
      startsAt={late.startsAt}
    >
      {(trigger) => <MoreButton label={ofMessage} {...trigger} />}
    </late.loaded.MessageMenu>
  )
}

function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} className={styles.menu}>
      <Ellipsis />
    </IconButton>
  )
}
