import type { Post } from '@jes/contract/posts/posts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import { useAutoplay } from '#features/clips/clipPlayer/useAutoplay.ts'
import { usePreferences } from '#lib/preferences.ts'
import { ClipCover } from './ClipCover.tsx'
import { ClipVideo } from './ClipVideo.tsx'
import { PlayLayer } from './PlayLayer.tsx'
import styles from './Stage.module.css'
import './stage.css'

const Covered = lazy(async () => ({ default: (await import('./Covered.tsx')).Covered }))

type Props = {
  post: Post
  isCurrent: boolean
  /** Over the picture: the caption, on a phone the rail. */
  children: ReactNode
}

/** A clip that was uncovered once stays so. */
const uncovered = new Set<string>()

/** One clip: its cover first, its video after. */
export function Stage({ post, isCurrent, children }: Props) {
  const { _id, clip, sensitive } = post
  const [isCovered, setIsCovered] = useState(sensitive && !uncovered.has(_id))
  const isSaving = usePreferences(({ dataSaver }) => dataSaver)
  const autoplay = useAutoplay()
  const isAsked = usePlayer(({ pressed: asked }) => asked === _id)
  const plays = isCurrent && !isCovered && (isAsked || autoplay === true)
  if (!clip) return null

  function show() {
    uncovered.add(_id)
    setIsCovered(false)
  }

  return (
    <div className={styles.stage}>
      <ClipCover post={post} isBlurred={isCovered} isWanted={!isSaving} />
      {plays && <ClipVideo post={post} clip={clip} />}
      <div className={styles.scrim} />
      {isCovered ? (
        <Suspense>
          <Covered onShow={show} />
        </Suspense>
      ) : (
        isCurrent && <PlayLayer clipId={_id} clip={clip} waits={!plays && autoplay !== undefined} />
      )}
      {children}
    </div>
  )
}
