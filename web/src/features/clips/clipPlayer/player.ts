import { create } from 'zustand'
import { setClips, useClipSettings } from './settings.ts'

type Player = {
  /** The video that is shown. */
  video: HTMLVideoElement | null
  isPlaying: boolean
  /** The browser plays nothing before somebody presses. */
  isRefused: boolean
  /** Sound was switched on on another day; today the browser needs a press first. */
  isSilenced: boolean
  /** It has buffered enough; the connection is free for the beginning of the next. */
  isAhead: boolean
  /** The clip that somebody pressed to play where nothing plays by itself. */
  pressed: string | null
  /** The captions of this moment. */
  cues: { words: string; language: 'en' | 'ne' } | null
}

const idle = {
  isPlaying: false,
  isRefused: false,
  isSilenced: false,
  isAhead: false,
  cues: null,
}

export const usePlayer = create<Player>(() => ({ video: null, pressed: null, ...idle }))

/** A video is shown: from now on it is the one that plays. */
export function enterStage(video: HTMLVideoElement) {
  usePlayer.setState({ video, ...idle })
  return () => {
    if (usePlayer.getState().video === video) usePlayer.setState({ video: null, ...idle })
  }
}

/** Plays; with sound if the browser allows it, else muted, else when somebody presses. */
export async function play(video: HTMLVideoElement) {
  for (const other of document.querySelectorAll('video')) if (other !== video) other.pause()
  const wasMuted = video.muted
  const hasPlayed = (await begin(video)) || (await beginMuted(video))
  if (usePlayer.getState().video !== video) return
  usePlayer.setState({ isRefused: !hasPlayed, isSilenced: hasPlayed && !wasMuted && video.muted })
}

/** Pauses or plays; also a clip that was not even fetched. */
export function togglePlay(clipId: string) {
  const { video } = usePlayer.getState()
  if (!video) usePlayer.setState({ pressed: clipId })
  else if (video.paused) void play(video)
  else video.pause()
}

export function toggleSound() {
  const { video, isSilenced } = usePlayer.getState()
  if (!video || !isSilenced) return setClips({ isMuted: !useClipSettings.getState().isMuted })
  video.muted = false
  usePlayer.setState({ isSilenced: false })
}

async function begin(video: HTMLVideoElement) {
  try {
    await video.play()
    return true
  } catch (error) {
    // Only NotAllowedError is a refusal; a pause before the start is nobody's fault.
    return !(error instanceof DOMException && error.name === 'NotAllowedError')
  }
}

async function beginMuted(video: HTMLVideoElement) {
  if (video.muted) return false
  video.muted = true
  return begin(video)
}
