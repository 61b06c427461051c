import { shortPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { Link as LinkIcon } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useMedia } from '#lib/useMedia.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { embedOf, urlOf } from './api.ts'
import { PublicPictures } from './PublicPictures.tsx'
import styles from './ShareSheet.module.css'
import { ShareTiles } from './ShareTiles.tsx'
import { copyLink } from './share.ts'
import { messages } from './sheetMessages.ts'
import { useStory } from './useStory.ts'

type Props = { post: Post; open: boolean; onClose: () => void }

/** All the ways out of Jes for a post. What is not public has a link and its text, and nothing that strangers could open. */
export function ShareSheet({ post, open, onClose }: Props) {
  const text = useText(messages)
  const isPhone = useMedia('(width < 48rem)')
  const embed = useQuery({ ...embedOf(post._id), enabled: open })
  const story = useStory(post, open && embed.data != null)
  const content = (
    <div className={styles.content}>
      {embed.isPending && open && (
        <SkeletonGroup>
          <Skeleton height="14rem" shape="tile" />
        </SkeletonGroup>
      )}
      {embed.data && <PublicPictures url={urlOf(post._id)} story={story} />}
      <div className={styles.link}>
        <LinkIcon size={20} aria-hidden="true" />
        <span className={styles.address}>{urlOf(post._id).replace(/^https?:\/\//, '')}</span>
        <Button size="sm" onClick={() => void copyLink(shortPath(post._id))}>
          {text.copy}
        </Button>
      </div>
      <ShareTiles post={post} embed={embed.data ?? null} story={story} />
    </div>
  )

  if (!isPhone)
    return (
      <Dialog open={open} onClose={onClose} title={text.title}>
        {content}
      </Dialog>
    )
  return (
    <Sheet open={open} onClose={onClose} label={text.title}>
      {content}
    </Sheet>
  )
}
