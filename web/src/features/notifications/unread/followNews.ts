import { keepLine } from '#lib/live.ts'
import { watchUnread } from './watchUnread.ts'

/** All that goes on behind the page for as long as a member is here. */
export function followNews() {
  const stops = [watchUnread(), keepLine()]
  return () => {
    for (const stop of stops) stop()
  }
}
