import { create } from 'zustand'

/** How many notifications of the member are unread, as far as this tab knows. */
export const useUnread = create<number>(() => 0)

export function setUnread(count: number) {
  useUnread.setState(Math.max(0, count), true)
}
