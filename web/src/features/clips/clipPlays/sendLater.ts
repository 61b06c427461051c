import type { ClipAction } from './plays.ts'

const load = () => import('./plays.ts')

/** What somebody did with a clip; if what tells it does not come, nobody needs to hear of it. */
export function tellLater(action: ClipAction) {
  load().then(
    ({ sendClipAction: tellDeed }) => tellDeed(action),
    () => {},
  )
}
