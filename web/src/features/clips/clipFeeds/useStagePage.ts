import { useLayoutEffect } from 'react'
import { useCardFills } from '#lib/pageCard.ts'

/** The viewer takes over the page: its comments the whole sidebar, its picture the space below a phone's header. */
export function useStagePage() {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset.over = 'stage'
    useCardFills.setState({ fills: true })
    return () => {
      delete page.dataset.over
      useCardFills.setState({ fills: null })
    }
  }, [])
}

/** A page under a path of clips that shows none leaves the sidebar as it is everywhere. */
export function useOrdinaryPage() {
  useLayoutEffect(() => {
    useCardFills.setState({ fills: false })
    return () => useCardFills.setState({ fills: null })
  }, [])
}
