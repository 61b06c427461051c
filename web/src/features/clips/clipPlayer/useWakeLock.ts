import { useEffect } from 'react'

/** The screen stays on while a clip plays. */
export function useWakeLock(isPlaying: boolean) {
  useEffect(() => {
    if (!isPlaying || !navigator.wakeLock) return
    // A low battery refuses; then the screen goes dark as always.
    const lock = navigator.wakeLock.request('screen').catch(() => null)
    return () => void lock.then((held) => held?.release())
  }, [isPlaying])
}
