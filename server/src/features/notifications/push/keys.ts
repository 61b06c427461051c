import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import { config } from '#lib/config.ts'
import { readOrMake } from '#lib/secretFile.ts'

const FILE = 'push-keys.json'

/** VAPID keys: push services identify us by them; a subscription belongs to one public key. */
const Keys = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
})
export type Keys = z.infer<typeof Keys>

let stored: Promise<Keys> | undefined

export function pushKeys() {
  stored ??= givenKeys() ?? readKeys(config.DATA_DIR)
  return stored
}

export function pushKeysPlace() {
  return config.PUSH_PUBLIC_KEY ? 'PUSH_PUBLIC_KEY' : join(config.DATA_DIR, FILE)
}

/** Those of the settings, which are both there or neither. */
function givenKeys() {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = config
  return publicKey && privateKey ? Promise.resolve({ publicKey, privateKey }) : null
}

/** The keys in this folder, created if there are none: concurrent callers get the same. */
export async function readKeys(folder: string): Promise<Keys> {
  const path = join(folder, FILE)
  const text = await readOrMake(path, () => JSON.stringify(webPush.generateVAPIDKeys()))
  const keys = Keys.safeParse(parseJson(text))
  if (!keys.success) throw new Error(`${path} holds no keys. Put them back, or remove the file.`)
  return keys.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
