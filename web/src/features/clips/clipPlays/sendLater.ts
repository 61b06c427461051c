import type { ClipAction } from './plays.ts'

const load = () => import('./plays.ts')

/** An action with a clip; if the code cannot be loaded, it is dropped silently. */
export function sendActionLater(action: ClipAction) {
  load().then(
    ({ sendClipAction: sendNow }) => sendNow(action),
    () => {},
  )
}
