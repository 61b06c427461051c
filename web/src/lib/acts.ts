import { create } from 'zustand'

/** Whether somebody has published, commented or followed since the page was loaded. */
export const useHasActed = create(() => false)

export function noteAct() {
  useHasActed.setState(true, true)
}
