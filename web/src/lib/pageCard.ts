import { create } from 'zustand'

/** Where a page may put one card of its own into the right sidebar; null where there is no room for one. */
export const usePageCard = create<HTMLElement | null>(() => null)

/** Whether the card of the page has the sidebar to itself; null while the page does not know it yet. */
export const useCardFills = create<{ fills: boolean | null }>(() => ({ fills: null }))
