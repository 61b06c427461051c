import type { Post } from '@jes/contract/posts/posts'
import { useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateMenu } from '#ui/useLateMenu.ts'
import { messages } from './buttonMessages.ts'
import { MoreButton } from './MoreButton.tsx'

const load = () => import('./PostMenu.tsx')

type Props = {
  post: Post
  also?: readonly MenuItemProps[]
  onRemoved?: (() => void) | undefined
}

export function PostMenuButton({ post, also, onRemoved }: Props) {
  const text = useText(messages)
  const { late, trigger } = useLateMenu(load)
  if (!late) return <MoreButton label={text.more} {...trigger} />
  return (
    <late.loaded.PostMenu post={post} startsAt={late.startsAt} also={also} onRemoved={onRemoved} />
  )
}
