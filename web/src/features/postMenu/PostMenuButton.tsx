import type { Post } from '@jes/contract/posts'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { messages } from './buttonMessages.ts'
import { MoreButton } from './MoreButton.tsx'

const load = () => import('./PostMenu.tsx')
const PostMenu = lazy(async () => ({ default: (await load()).PostMenu }))

type Props = { post: Post; onRemoved?: (() => void) | undefined }

/** The menu of a post is fetched by the first who points at it. */
export function PostMenuButton({ post, onRemoved }: Props) {
  const text = useText(messages)
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <MoreButton
      label={text.more}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    />
  )

  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <PostMenu post={post} onRemoved={onRemoved} />
    </Suspense>
  )
}
