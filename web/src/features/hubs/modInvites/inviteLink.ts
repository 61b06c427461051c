import { hubPath } from '#features/core/hubAccess/hubPath.ts'

/** The whole address that is sent to somebody. */
export function inviteLink(hub: string, code: string) {
  return `${window.location.origin}${hubPath(hub)}?invite=${encodeURIComponent(code)}`
}
