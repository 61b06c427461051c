import { useLayoutEffect } from 'react'
import { create } from 'zustand'

/** How many places wait for the code of their page. */
export const usePagesPending = create(() => 0)

/** For the placeholder of a page: the page is pending while that is shown. */
export function usePagePending() {
  useLayoutEffect(() => {
    usePagesPending.setState((count) => count + 1, true)
    return () => usePagesPending.setState((count) => count - 1, true)
  }, [])
}
