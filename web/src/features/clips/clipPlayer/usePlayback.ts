import { type RefObject, useEffect } from 'react'
import { enterStage, play, usePlayer } from './player.ts'
import { useClipSettings } from './settings.ts'

const ENOUGH = 5

/** The shown video: starts by itself, pauses while nobody sees it, and leaves nothing loading behind. */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>, url: string) {
  const { isMuted, speed } = useClipSettings()

  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.src = url
    return () => {
      video.pause()
      // Otherwise the browser goes on loading what nobody watches.
      video.removeAttribute('src')
      video.load()
    }
  }, [ref, url])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.muted = isMuted
  }, [ref, isMuted])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    // The default is the speed of a new size of the same clip.
    video.defaultPlaybackRate = speed
    video.playbackRate = speed
  }, [ref, speed])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    const leaveStage = enterStage(video)
    let wasPlaying = false

    function show() {
      const isPlaying = !video!.paused && !video!.ended
      usePlayer.setState(isPlaying ? { isPlaying, isRefused: false } : { isPlaying })
    }
    function look() {
      if (bufferedAhead(video!) >= ENOUGH) usePlayer.setState({ isAhead: true })
    }
    function handleVisibility() {
      if (!document.hidden) return void (wasPlaying && play(video!))
      wasPlaying = !video!.paused
      video!.pause()
    }
    const handlers = {
      play: show,
      pause: show,
      progress: look,
      timeupdate: look,
      canplaythrough: ahead,
    }
    for (const [event, hear] of Object.entries(handlers)) video.addEventListener(event, hear)
    document.addEventListener('visibilitychange', handleVisibility)
    if (document.hidden) wasPlaying = true
    else void play(video)

    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      for (const [event, hear] of Object.entries(handlers)) video.removeEventListener(event, hear)
      leaveStage()
    }
  }, [ref])
}

function ahead() {
  usePlayer.setState({ isAhead: true })
}

/** Buffered seconds after the current one; all that is left counts as enough. */
function bufferedAhead({ buffered, currentTime, duration }: HTMLVideoElement) {
  for (let index = 0; index < buffered.length; index++) {
    const isHere = buffered.start(index) <= currentTime && currentTime <= buffered.end(index)
    if (!isHere) continue
    const end = buffered.end(index)
    return end >= duration - 0.1 ? Number.POSITIVE_INFINITY : end - currentTime
  }
  return 0
}
