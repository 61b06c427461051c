import type { Comment } from '@jes/contract/comments/comments'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateMenu } from '#ui/useLateMenu.ts'
import styles from './CommentActions.module.css'
import { messages } from './messages.ts'

const load = () => import('./CommentMenu.tsx')

type Props = { comment: Comment; canReply: boolean }

export function CommentMenuButton({ comment, canReply }: Props) {
  const { more } = useText(messages)
  const { late, trigger } = useLateMenu(load)
  if (!late) return <MoreButton label={more} {...trigger} />
  return (
    <late.loaded.CommentMenu
      comment={comment}
      label={more}
      canReply={canReply}
      startsAt={late.startsAt}
    >
      {(trigger) => <MoreButton label={more} {...trigger} />}
    </late.loaded.CommentMenu>
  )
}

function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} className={styles.more}>
      <Ellipsis />
    </IconButton>
  )
}
