import { create } from 'zustand'

/** Where a page may put one card into the right sidebar; null where there is no space. */
export const usePageCard = create<HTMLElement | null>(() => null)

/** Whether the card of the page fills the sidebar; null while the page does not know it yet. */
export const useCardFills = create<{ fills: boolean | null }>(() => ({ fills: null }))
