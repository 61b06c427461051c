import { create } from 'zustand'

/** The modal dialogs that are open, the topmost last. Whatever is not in that one is inert. */
export const useOpenModals = create<HTMLDialogElement[]>(() => [])

/** Registers an open dialog until the returned function is called. */
export function enterModals(dialog: HTMLDialogElement) {
  useOpenModals.setState((open) => [...open, dialog], true)
  return () => useOpenModals.setState((open) => open.filter((other) => other !== dialog), true)
}
