import { create } from 'zustand'

/**
 * Whether there may be an announcement to show: most days there is none. The server says so in the HTML, and later by an
 * event.
 */
export const useHasAnnouncement = create(
  () => globalThis.document?.documentElement.dataset.announcement !== undefined,
)
