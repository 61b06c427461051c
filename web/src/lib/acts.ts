import { create } from 'zustand'

/** Whether somebody has taken part since the page was loaded: published, commented or followed. */
export const useHasActed = create(() => false)

export function noteAct() {
  useHasActed.setState(true, true)
}
