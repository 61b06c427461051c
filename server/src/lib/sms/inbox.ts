import { join } from 'node:path'

/** A message that was stored on this machine because there is no provider. */
export type StoredSms = { to: string; text: string; createdAt: string }

export function smsInboxOf(dataDir: string) {
  return join(dataDir, 'phone')
}
