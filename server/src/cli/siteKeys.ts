import { pushKeys, pushKeysPlace } from '#features/notifications/push/keys.ts'
import { deviceKey, deviceKeyPlace } from '#lib/edge/deviceCookie.ts'
import type { SiteKey } from '#lib/keyFingerprints.ts'
import { fingerprintOf, sealingKey, sealingKeyPlace } from '#lib/seal.ts'

/** The keys that are the same on every server of a site. */
export async function listSiteKeys(): Promise<SiteKey[]> {
  const { publicKey } = await pushKeys()
  return [
    {
      name: 'sealing',
      place: sealingKeyPlace(),
      fingerprint: fingerprintOf(await sealingKey()),
      loss: 'messages, payment details, two-step secrets and waiting mails that were sealed before cannot be read any more',
    },
    {
      name: 'device',
      place: deviceKeyPlace(),
      fingerprint: fingerprintOf(await deviceKey()),
      loss: 'every browser counts as a new device',
    },
    {
      name: 'push',
      place: pushKeysPlace(),
      fingerprint: fingerprintOf(Buffer.from(publicKey)),
      loss: 'browsers receive push messages only after they were switched on there again',
    },
  ]
}
