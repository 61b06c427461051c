import { create } from 'zustand'

export const SPEEDS = [0.5, 1, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

type Settings = {
  isMuted: boolean
  showsCaptions: boolean
  speed: Speed
}

const KEY = 'jes-clips'
const quiet: Settings = { isMuted: true, showsCaptions: true, speed: 1 }

/** How somebody watches: muted until they switch the sound on, and then as they left it. */
export const useClipSettings = create<Settings>(() => ({ ...quiet, ...saved() }))

export function setClips(change: Partial<Settings>) {
  useClipSettings.setState(change)
  const { isMuted, showsCaptions } = useClipSettings.getState()
  try {
    // The speed is not stored: it is for this visit only.
    localStorage.setItem(KEY, JSON.stringify({ isMuted, showsCaptions }))
  } catch {
    // Without storage it lasts until the page is left.
  }
}

function saved(): Partial<Settings> {
  try {
    const { isMuted, showsCaptions } = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
    return {
      ...(typeof isMuted === 'boolean' && { isMuted }),
      ...(typeof showsCaptions === 'boolean' && { showsCaptions }),
    }
  } catch {
    return {}
  }
}
