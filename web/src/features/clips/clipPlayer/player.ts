import { create } from 'zustand'
import { setClips, useClipSettings } from './settings.ts'

type Player = {
  /** The one video that is on the stage. */
  video: HTMLVideoElement | null
  isPlaying: boolean
  /** The browser plays nothing before somebody presses. */
  isRefused: boolean
  /** Sound was asked for on another day; today the browser wants a press first. */
  isSilenced: boolean
  /** It has enough to go on; the line is free for the beginning of the next. */
  isAhead: boolean
  /** The clip that somebody asked to play where nothing plays by itself. */
  asked: string | null
  /** What the captions say at this moment. */
  cues: { words: string; language: 'en' | 'ne' } | null
}

const idle = {
  isPlaying: false,
  isRefused: false,
  isSilenced: false,
  isAhead: false,
  cues: null,
}

export const usePlayer = create<Player>(() => ({ video: null, asked: null, ...idle }))

/** A video comes on the stage: from now on it is the one that plays. */
export function enterStage(video: HTMLVideoElement) {
  usePlayer.setState({ video, ...idle })
  return () => {
    if (usePlayer.getState().video === video) usePlayer.setState({ video: null, ...idle })
  }
}

/** Plays; with sound if the browser lets it, else silently, else when somebody presses. */
export async function play(video: HTMLVideoElement) {
  for (const other of document.querySelectorAll('video')) if (other !== video) other.pause()
  const wasMuted = video.muted
  const hasPlayed = (await begin(video)) || (await beginMuted(video))
  if (usePlayer.getState().video !== video) return
  usePlayer.setState({ isRefused: !hasPlayed, isSilenced: hasPlayed && !wasMuted && video.muted })
}

/** Pauses what plays, and plays what does not, or what was not even fetched. */
export function togglePlay(clipId: string) {
  const { video } = usePlayer.getState()
  if (!video) usePlayer.setState({ asked: clipId })
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
    // Only a refusal is one; a pause that came before it began is nobody's fault.
    return !(error instanceof DOMException && error.name === 'NotAllowedError')
  }
}

async function beginMuted(video: HTMLVideoElement) {
  if (video.muted) return false
  video.muted = true
  return begin(video)
}
