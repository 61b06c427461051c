import type { Post } from '@jes/contract/posts/posts'
import { useLateMenu } from '#ui/useLateMenu.ts'
import { RepostCount } from './RepostCount.tsx'

const load = () => import('#features/posts/reposts/RepostMenu.tsx')

/** How often a post was passed on; its menu passes it on. */
export function RepostButton({ post }: { post: Post }) {
  const { late, trigger } = useLateMenu(load)
  if (!late) return <RepostCount post={post} {...trigger} />
  return <late.loaded.RepostMenu post={post} startsAt={late.startsAt} />
}
