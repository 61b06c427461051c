import { PAGE_STATE } from '@jes/contract/site/rendering'
import { createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadBikramSambat } from '#lib/bikramSambat.ts'
import { currentPlace } from '#lib/history.ts'
import { usePreferences } from '#lib/preferences.ts'
import { renderedState, setRenderedState } from '#lib/rendered.ts'
import { useSession } from '#lib/session.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { loadPage } from './AppRoutes.tsx'
import { queryClient } from './queryClient.ts'

/**
 * Makes the page that the server rendered for a visitor the app's own. A member's page is rendered here: if the browser
 * did not say that a member uses it, the visitor's is dropped, and the answer is false.
 */
export async function takeOver(root: HTMLElement, app: ReactNode) {
  if (useSession.getState().isAuthenticated) {
    setRenderedState(null)
    root.replaceChildren()
    return false
  }
  // An update of a part whose code is missing would render it anew; of code that cannot be had its page tells.
  await loadPage(currentPlace().pathname).catch(() => {})
  if (usePreferences.getState().calendar === 'bs') await loadBikramSambat()
  for (const [key, data] of renderedState()!.queries) queryClient.setQueryData(key, data)
  // In short tasks: the page can be read and scrolled already.
  startTransition(() => {
    hydrateRoot(root, createElement(TakenOver, null, app), { onRecoverableError })
  })
  return true
}

/**
 * An error with a cause is thrown again when React renders the page anew, and told by its boundary. A part that is taken
 * over after another language was chosen, here or in another tab, is meant to be rendered anew.
 */
function onRecoverableError(error: unknown) {
  const isAsRendered = usePreferences.getState() === usePreferences.getInitialState()
  if (isAsRendered && !(error instanceof Error && error.cause)) reportError(error)
}

/** The frame of the page is the app's own; its parts follow, each with its code. */
function TakenOver({ children }: { children?: ReactNode }) {
  useEffect(() => whenIdle(() => document.getElementById(PAGE_STATE)?.remove()), [])
  return children
}
