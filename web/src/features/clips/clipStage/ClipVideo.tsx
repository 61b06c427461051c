import type { ClipVideo as Clip, Post } from '@jes/contract/posts/posts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useCaptions } from '#features/clips/clipPlayer/useCaptions.ts'
import { usePlayback } from '#features/clips/clipPlayer/usePlayback.ts'
import { useSize } from '#features/clips/clipPlayer/useSize.ts'
import { late } from '#ui/late.tsx'
import { Video } from '#ui/Video.tsx'
import styles from './ClipVideo.module.css'
import { isFitted } from './isFitted.ts'

const FailedVideo = lazy(async () => ({
  default: (await import('./FailedVideo.tsx')).FailedVideo,
}))
const DuringPlay = late(async () => (await import('./DuringPlay.tsx')).DuringPlay)

type Props = { post: Post; clip: Clip }

export function ClipVideo({ post, clip }: Props) {
  const [tries, setTries] = useState(0)
  return <OneTry key={tries} post={post} clip={clip} onRetry={() => setTries(tries + 1)} />
}

/** The video of the shown clip. There is never a second one. */
function OneTry({ post, clip, onRetry }: Props & { onRetry: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const size = useSize(video, clip)
  const captions = useCaptions(clip)
  usePlayback(video, size?.url ?? '')

  return (
    <>
      <Video
        ref={video}
        playsInline
        loop
        preload="auto"
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
        className={styles.video}
        data-fit={isFitted(clip) ? 'contain' : 'cover'}
        data-shown={isShown || undefined}
        onPlaying={() => setIsShown(true)}
        onError={() => setHasFailed(true)}
      >
        {captions && (
          <track
            kind="captions"
            src={captions.url}
            srcLang={captions.language}
            key={captions.url}
          />
        )}
      </Video>
      {hasFailed ? (
        <Suspense>
          <FailedVideo onRetry={onRetry} />
        </Suspense>
      ) : (
        <DuringPlay video={video} post={post} clip={clip} captions={captions} />
      )}
    </>
  )
}
