import { create } from 'zustand'

const UNKNOWN = -1

/** The member's unread notifications, as far as this tab knows; below 0 means unknown. */
export const useUnread = create<number>(() => UNKNOWN)

export function setUnread(count: number) {
  useUnread.setState(Math.max(0, count), true)
}

export function forgetUnread() {
  useUnread.setState(UNKNOWN, true)
}
