import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { guardLeaving } from '#lib/history.ts'
import { useSession } from '#lib/session.ts'

type Options = {
  /** There is an unsent text: leaving the page inside Jes asks first. */
  isUnsent: boolean
  /** Called last, when the tab closes: false if something would be lost for good. */
  isSafe: () => boolean
}

export const loadLeavingDialog = () => import('./LeavingDialog.tsx')

/** Stops navigation with an unsent text, until the person has decided about it. */
export function useLeaving({ isUnsent, isSafe }: Options) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const release = useRef(() => {})

  const mayLeave = useEffectEvent((go: () => void) => {
    // After an ended session a log-in is needed; the text waits in this browser.
    if (!isUnsent || !useSession.getState().isAuthenticated) return true
    setLeave(() => go)
    setIsAsking(true)
    return false
  })

  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault()
  })

  // The dialog is loaded before it is needed, in case the connection breaks.
  useEffect(() => {
    if (isUnsent) void loadLeavingDialog().catch(() => {})
  }, [isUnsent])

  useEffect(() => {
    const stopGuarding = guardLeaving((go) => mayLeave(go))
    const listener = (event: BeforeUnloadEvent) => handleUnload(event)
    window.addEventListener('beforeunload', listener)
    release.current = () => {
      stopGuarding()
      window.removeEventListener('beforeunload', listener)
    }
    return () => release.current()
  }, [])

  return {
    isAsking: leave !== null,
    hasAsked: isAsking,
    stay: () => setLeave(null),
    leave: () => leave?.(),
    /** It was sent: nothing stops the navigation any more. */
    release: () => release.current(),
  }
}
