import { create } from 'zustand'

/** Whether the sheet of the shortcuts is open; undefined until it is first opened. */
export const useShortcutSheet = create<boolean | undefined>(() => undefined)

export function openShortcutSheet() {
  useShortcutSheet.setState(true, true)
}

export function closeShortcutSheet() {
  useShortcutSheet.setState(false, true)
}
