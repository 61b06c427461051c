import type { ClipVideo, Post } from '@jes/contract/posts/posts'
import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { hashtagPath } from '#features/core/body/hashtagPath.ts'
import { hashtagsIn } from '#features/core/body/plainText.ts'
import { LinkCard } from '#features/core/linkPreviews/LinkCard.tsx'
import { PictureGrid } from '#features/core/pictures/PictureGrid.tsx'
import { PollPending } from '#features/posts/polls/PollPending.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { ClampedBody } from './ClampedBody.tsx'
import { messages } from './messages.ts'
import styles from './PostContent.module.css'
import { SensitiveCover } from './SensitiveCover.tsx'

const ClipCover = lazy(async () => ({
  default: (await import('#features/core/pictures/ClipCover.tsx')).ClipCover,
}))
const PlayerCover = lazy(async () => ({
  default: (await import('#features/core/linkPreviews/PlayerCover.tsx')).PlayerCover,
}))
const PollView = lazy(async () => ({
  default: (await import('#features/posts/polls/PollView.tsx')).PollView,
}))
const QuoteView = lazy(async () => ({
  default: (await import('#features/posts/reposts/QuoteView.tsx')).QuoteView,
}))

type Props = {
  post: Post
  /** On its own page all of it is shown; in a list its beginning. */
  isWhole?: boolean
  eager?: boolean | undefined
}

/** The content of a post; if it is sensitive, after a press. */
export function PostContent({ post, isWhole, eager }: Props) {
  const text = useText(messages)
  const [isCovered, setIsCovered] = useState(post.sensitive)
  const { body, link, poll, clip } = post
  const [first, ...others] = post.images
  const inBody = hashtagsIn(body)
  const tags = post.hashtags.filter((tag) => !inBody.has(tag.toLowerCase()))

  if (isCovered) return <SensitiveCover warning={post.warning} onShow={() => setIsCovered(false)} />

  return (
    <>
      {body.length > 0 && (
        <div className={styles.text}>
          {isWhole ? <BodyView body={body} under={1} /> : <ClampedBody post={post} />}
        </div>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={text.hashtags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={hashtagPath(tag)} lang={langOf(tag)}>
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {first && (
        <div className={styles.media}>
          {clip ? (
            <div className={styles.clip} style={clipBox(clip)}>
              <Suspense>
                <ClipCover clip={clip} cover={first} eager={eager} />
              </Suspense>
            </div>
          ) : (
            <PictureGrid pictures={[first, ...others]} eager={eager} />
          )}
        </div>
      )}
      {poll && (
        <div className={styles.media}>
          <Suspense fallback={<PollPending options={poll.options.length} />}>
            <PollView post={post} poll={poll} />
          </Suspense>
        </div>
      )}
      {post.quote && (
        <div className={styles.media}>
          <Suspense>
            <QuoteView quote={post.quote} />
          </Suspense>
        </div>
      )}
      {link && !first && (
        <div className={styles.media}>
          {link.player ? (
            <div className={styles.clip} style={shapeOf(16 / 9)}>
              <Suspense>
                <PlayerCover link={link} player={link.player} />
              </Suspense>
            </div>
          ) : (
            <LinkCard link={link} />
          )}
        </div>
      )}
    </>
  )
}

/** As it is, but no wider than 16:9 and no taller than 9:16. */
function clipBox({ width, height }: ClipVideo) {
  return shapeOf(Math.min(16 / 9, Math.max(9 / 16, width / height)))
}

function shapeOf(shape: number) {
  return { '--shape': shape } as CSSProperties
}
