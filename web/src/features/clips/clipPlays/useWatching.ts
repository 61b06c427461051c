import { clipApi } from '@jes/contract/clips/clips'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { countView } from '#features/core/postActions/countView.ts'
import { addWatched, beforeLastWords, beginPlay, endPlay, type Play } from './plays.ts'

/** From this time on it is a view. */
const VIEWED = 2_000
/** A machine that slept between two ticks watched nothing. */
const MOST_BETWEEN = 2_000
const STOPS = ['pause', 'waiting', 'ended', 'emptied', 'error']

/** Measures how long a clip is really played, and how far. */
export function useWatching(video: RefObject<HTMLVideoElement | null>, clipId: string) {
  const client = useQueryClient()

  useEffect(() => {
    const element = video.current
    if (!element) return
    let play: Play | undefined
    let since: number | null = null
    let total = 0
    let position = 0

    function settle() {
      if (since === null || !play || !element) return
      const now = performance.now()
      const ms = Math.min(MOST_BETWEEN, now - since)
      since = now
      total += ms
      // Back at the beginning without a seek: it ended and plays again.
      const hasLooped = position - element.currentTime > element.duration / 2
      position = element.currentTime
      addWatched(play, ms, (hasLooped ? element.duration : position) * 1_000)
      if (total >= VIEWED) void countView(client, clipApi.view, clipId)
    }
    function handlePlaying() {
      play ??= beginPlay(clipId)
      since ??= performance.now()
    }
    function handleStop() {
      settle()
      since = null
    }
    element.addEventListener('playing', handlePlaying)
    element.addEventListener('timeupdate', settle)
    for (const stop of STOPS) element.addEventListener(stop, handleStop)
    const forgetLastWords = beforeLastWords(settle)
    // It may have started before this hook.
    if (!element.paused && element.currentTime > 0) {
      handlePlaying()
      position = element.currentTime
      total = position * 1_000
      if (play) addWatched(play, total, total)
    }

    return () => {
      forgetLastWords()
      element.removeEventListener('playing', handlePlaying)
      element.removeEventListener('timeupdate', settle)
      for (const stop of STOPS) element.removeEventListener(stop, handleStop)
      handleStop()
      if (play) endPlay(play)
    }
  }, [video, client, clipId])
}
