import { shortPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import type { Embed } from '@jes/contract/site/embeds'
import { useQueryClient } from '@tanstack/react-query'
import { ClipboardType, Code, Ellipsis, MessagesSquare, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { postOf } from '#features/core/postActions/postOf.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { urlOf } from './api.ts'
import styles from './ShareSheet.module.css'
import { copyEmbed, copyText, share, shareFile } from './share.ts'
import { messages } from './sheetMessages.ts'
import type { Story } from './useStory.ts'

type Props = { post: Post; embed: Embed | null; story: Story | null }
type Tile = { label: string; icon: ReactNode; onPress: () => void }

/** What the system of the phone cannot do, or this post does not allow, has no tile. */
export function ShareTiles({ post, embed, story }: Props) {
  const text = useText(messages)
  const client = useQueryClient()

  async function copyAsText() {
    try {
      const whole = post.isExcerpt ? await client.fetchQuery(postOf(client, post._id)) : post
      await copyText(wordsOf(whole ?? post))
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  const canShareFile = story !== null && navigator.canShare?.({ files: [story.file] }) === true
  const tiles: (Tile | false)[] = [
    canShareFile && {
      label: text.stories,
      icon: <Smartphone />,
      onPress: () => void shareFile(story.file),
    },
    {
      label: text.inMessage,
      icon: <MessagesSquare />,
      onPress: () => navigate(`/messages?post=${post._id}`),
    },
    { label: text.copyAsText, icon: <ClipboardType />, onPress: () => void copyAsText() },
    embed !== null && {
      label: text.embed,
      icon: <Code />,
      onPress: () => void copyEmbed(embed.html),
    },
    'share' in navigator && {
      label: text.moreApps,
      icon: <Ellipsis />,
      onPress: () => void share({ title: post.title, path: shortPath(post._id) }),
    },
  ]

  return (
    <ul className={styles.tiles}>
      {tiles
        .filter((tile) => tile !== false)
        .map(({ label, icon, onPress }) => (
          <li key={label}>
            <button type="button" className={styles.tile} onClick={onPress}>
              <span className={styles.icon}>{icon}</span>
              {label}
            </button>
          </li>
        ))}
    </ul>
  )
}

/** A clip has its words twice: as its title and as its text. */
function wordsOf({ _id, kind, title, content }: Post) {
  const words = kind === 'clip' ? [content] : [title, content]
  return [...words, urlOf(_id)].filter(Boolean).join('\n\n')
}
