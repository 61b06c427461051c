import type { ClipVideo, Post } from '@jes/contract/posts/posts'
import type { RefObject } from 'react'
import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import { type Captions, useCues } from '#features/clips/clipPlayer/useCues.ts'
import { useWakeLock } from '#features/clips/clipPlayer/useWakeLock.ts'
import { useWatching } from '#features/clips/clipPlays/useWatching.ts'
import { Progress } from './Progress.tsx'

type Props = {
  video: RefObject<HTMLVideoElement | null>
  post: Post
  clip: ClipVideo
  captions: Captions
}

/** What a clip needs only once it plays; loaded when the browser is idle. */
export function DuringPlay({ video, post, clip, captions }: Props) {
  useWatching(video, post._id)
  useWakeLock(usePlayer(({ isPlaying }) => isPlaying))
  useCues(video, captions)

  return <Progress durationMs={clip.durationMs} />
}
