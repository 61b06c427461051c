import { randomBytes } from 'node:crypto'
import webPush from 'web-push'

/** The keys of a site, as settings for servers that share no folder. */
export function makeSiteKeys() {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return {
    PAYOUT_KEY: randomBytes(32).toString('hex'),
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
  }
}
