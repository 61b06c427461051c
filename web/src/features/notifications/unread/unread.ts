import { create } from 'zustand'

const UNKNOWN = -1

/** How many notifications of the member are unread, as far as this tab knows; below 0 nobody has said it yet. */
export const useUnread = create<number>(() => UNKNOWN)

export function setUnread(count: number) {
  useUnread.setState(Math.max(0, count), true)
}

export function forgetUnread() {
  useUnread.setState(UNKNOWN, true)
}
