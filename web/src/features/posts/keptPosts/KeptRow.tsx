import { postPath } from '@jes/contract/core/postPath'
import type { Bookmark } from '@jes/contract/posts/bookmarks'
import type { Post } from '@jes/contract/posts/posts'
import { CircleCheck, Cloud, Play, TextAlignStart } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { Photo } from '#features/core/pictures/Photo.tsx'
import { playTime, weight } from '#lib/amounts.ts'
import { langOf, useText } from '#lib/language.ts'
import { Wording } from '#lib/wording.ts'
import { BareSwitch } from '#ui/BareSwitch.tsx'
import { Link } from '#ui/Link.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './kept.module.css'
import { keepOne, useKept } from './kept.ts'
import { messages } from './messages.ts'
import { guessBytes, isWanted, totalOf } from './plan.ts'

const KeptClip = lazy(async () => ({ default: (await import('./KeptClip.tsx')).KeptClip }))

type Props = { row: Bookmark; post: Post }

/** A bookmark: whether it is on this device, how large it is, and a switch. */
export function KeptRow({ row, post }: Props) {
  const text = useText(messages)
  const wording = use(Wording)
  const { rule, posts } = useKept()
  const kept = posts.find(({ id }) => id === row.adId)
  const [plays, setPlays] = useState<boolean>()
  const isClip = kept && post.clip

  return (
    <li className={styles.row}>
      <span className={styles.thumb} aria-hidden="true">
        {post.images[0] ? <Photo picture={post.images[0]} sizes="4.5rem" /> : <TextAlignStart />}
        {post.clip && <Play className={styles.play} />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title} lang={langOf(post.title)} dir="auto">
          {isClip ? (
            <button type="button" aria-label={text.play(post.title)} onClick={() => setPlays(true)}>
              {wording(post.title)}
            </button>
          ) : (
            <Link to={postPath(post)}>{wording(post.title)}</Link>
          )}
        </h3>
        <p className={styles.source}>
          <bdi>{post.user.displayName}</bdi> · {contentOf(post)}
        </p>
        <KeptState row={row} post={post} />
      </div>
      <BareSwitch
        label={text.keepOne(post.title)}
        checked={isWanted(rule, row)}
        onChange={(event) => void keepOne(row, event.target.checked)}
      />
      <Suspense>
        {isClip && plays !== undefined && (
          <KeptClip kept={kept} open={plays} onClose={() => setPlays(false)} />
        )}
      </Suspense>
    </li>
  )

  function contentOf({ clip, images }: Post) {
    if (clip) return text.clip(playTime(clip.durationMs))
    return images.length > 0 ? text.withPhotos(images.length) : text.onlyText
  }
}

function KeptState({ row, post }: Props) {
  const text = useText(messages)
  const { rule, posts, noRoom, fetching } = useKept()
  const kept = posts.find(({ id }) => id === row.adId)
  const size = weight(kept ? totalOf(kept.bytes) : guessBytes(post, rule.pictures))
  if (fetching === row.adId)
    return (
      <p className={styles.state}>
        <Spinner size={16} />
        {text.keeping}
      </p>
    )
  if (kept)
    return (
      <p className={styles.state} data-kept>
        <CircleCheck size={16} />
        {text.kept(size)}
      </p>
    )
  return (
    <p className={styles.state}>
      <Cloud size={16} />
      {noRoom.includes(row.adId) ? text.noRoom(size) : text.onlineOnly(size)}
    </p>
  )
}
