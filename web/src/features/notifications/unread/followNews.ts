import { followConnection } from '#lib/live.ts'
import { watchUnread } from './watchUnread.ts'

/** Everything in the background while a member is signed in. */
export function followNews() {
  const stops = [watchUnread(), followConnection()]
  return () => {
    for (const stop of stops) stop()
  }
}
