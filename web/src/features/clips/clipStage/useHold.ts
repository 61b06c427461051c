import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import { useClipSettings } from '#features/clips/clipPlayer/settings.ts'

const LONG = 500
const FAST = 2

/** While a finger is held down, the clip plays at double speed. */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  function handleDown(event: PointerEvent) {
    held.current = false
    if (event.button !== 0) return
    timer.current = setTimeout(() => {
      const { video, isPlaying } = usePlayer.getState()
      if (!video || !isPlaying) return
      held.current = true
      video.playbackRate = FAST
      setIsHeld(true)
    }, LONG)
  }

  function handleEnd() {
    clearTimeout(timer.current)
    const { video } = usePlayer.getState()
    if (held.current && video) video.playbackRate = useClipSettings.getState().speed
    setIsHeld(false)
  }

  return {
    isHeld,
    /** Whether the current click is the end of a long press; true once. */
    wasHeld() {
      const was = held.current
      held.current = false
      return was
    },
    handlers: {
      onPointerDown: handleDown,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
      onPointerLeave: handleEnd,
      // A long press must not open the browser's menu.
      onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
    },
  }
}
