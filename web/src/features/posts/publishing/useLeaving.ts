import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { guardLeaving } from '#lib/history.ts'
import { useSession } from '#lib/session.ts'

type Options = {
  /** Something that was not sent: leaving the page inside Jes asks. */
  isUnsent: boolean
  /** Asked last of all, when the tab closes: false if something would be lost for good. */
  isSafe: () => boolean
}

export const loadLeavingDialog = () => import('./LeavingDialog.tsx')

/** Holds who leaves with something unsent, and lets them go when they have said what to do with it. */
export function useLeaving({ isUnsent, isSafe }: Options) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const release = useRef(() => {})

  const mayLeave = useEffectEvent((go: () => void) => {
    // Whose session has ended must log in; what was written waits in this browser.
    if (!isUnsent || !useSession.getState().isAuthenticated) return true
    setLeave(() => go)
    setHasAsked(true)
    return false
  })

  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault()
  })

  // Whom it may ask has the question at hand, even if the line breaks.
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
    hasAsked,
    stay: () => setLeave(null),
    leave: () => leave?.(),
    /** It was sent: nothing holds anybody any more. */
    release: () => release.current(),
  }
}
