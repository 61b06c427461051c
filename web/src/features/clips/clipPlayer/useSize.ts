import type { ClipVideo } from '@jes/contract/posts/posts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePreferences } from '#lib/preferences.ts'
import { play } from './player.ts'
import { currentLine, type Size, sizeBelow, sizeFor } from './sizeFor.ts'

const PATIENCE = 4_000

/** The best size for this connection and this screen now. */
export function bestSize({ sizes }: ClipVideo, isSaving: boolean): Size | undefined {
  const { innerWidth, innerHeight } = window
  // The viewer is as high as the window, and upright.
  const shown = Math.min(innerWidth, (innerHeight * 9) / 16)
  const shownLines = shown * window.devicePixelRatio
  return sizeFor(sizes, { isSaving, line: currentLine(), shownLines })
}

/** A connection that keeps a clip waiting for four seconds gets the next smaller size, from the same second on. */
export function useSize(ref: RefObject<HTMLVideoElement | null>, clip: ClipVideo) {
  const isSaving = usePreferences(({ dataSaver }) => dataSaver)
  const [size, setSize] = useState(() => bestSize(clip, isSaving))
  const goesOnAt = useRef<number | null>(null)
  const below = size && sizeBelow(clip.sizes, size)

  useEffect(() => {
    const video = ref.current
    if (!video || !below) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function handleWaiting() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        goesOnAt.current = video!.currentTime
        setSize(below)
      }, PATIENCE)
    }
    const stop = () => clearTimeout(timer)
    if (!video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) handleWaiting()
    video.addEventListener('waiting', handleWaiting)
    video.addEventListener('playing', stop)
    video.addEventListener('pause', stop)
    return () => {
      stop()
      video.removeEventListener('waiting', handleWaiting)
      video.removeEventListener('playing', stop)
      video.removeEventListener('pause', stop)
    }
  }, [ref, below])

  useEffect(() => {
    const video = ref.current
    const at = goesOnAt.current
    if (!video || !size || at === null) return
    goesOnAt.current = null
    const goOn = () => {
      video.currentTime = at
      void play(video)
    }
    video.addEventListener('loadedmetadata', goOn, { once: true })
    return () => video.removeEventListener('loadedmetadata', goOn)
  }, [ref, size])

  return size
}
