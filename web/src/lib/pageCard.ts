import { create } from 'zustand'

/** Where a page may put one card of its own into the right sidebar; null where there is no room for one. */
export const usePageCard = create<HTMLElement | null>(() => null)
