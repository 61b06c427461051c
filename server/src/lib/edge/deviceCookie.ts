import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { config } from '#lib/config.ts'
import { derive, sealingKey } from '#lib/seal.ts'
import { readOrMake } from '#lib/secretFile.ts'

const FILE = 'device-key'
const ID_BYTES = 12
const MAC_BYTES = 16
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60
const DEVICE = /(?:^|;\s*)(?:__Host-)?jes_device=([\w-]{16})\.([\w-]{22})(?:;|$)/
const ANY_DEVICE = /(?:^|(?<=;)\s*)(?:__Host-)?jes_device=[^;]*(?:;\s*|$)/

export type DeviceKey = Buffer

let loaded: Promise<DeviceKey> | undefined

/** The key that signs device cookies; if it is lost, every browser is a new device. */
export function deviceKey(): Promise<DeviceKey> {
  loaded ??= config.PAYOUT_KEY
    ? sealingKey().then((key) => derive(key, 'device'))
    : readDeviceKey(config.DATA_DIR)
  return loaded
}

export function deviceKeyPlace() {
  return config.PAYOUT_KEY ? 'made from PAYOUT_KEY' : join(config.DATA_DIR, FILE)
}

async function readDeviceKey(folder: string) {
  const text = await readOrMake(join(folder, FILE), () => randomBytes(32).toString('hex'))
  return Buffer.from(text, 'hex')
}

/**
 * The device of a browser by its cookie, or null. Whole mobile networks share an address, so visitors are told apart
 * by this cookie; only rate limits read it, and it does not identify a person.
 */
export function readDevice(key: DeviceKey, cookies: string | undefined) {
  const [, id, mac] = DEVICE.exec(cookies ?? '') ?? []
  if (!id || !mac) return null
  return timingSafeEqual(Buffer.from(mac), Buffer.from(sign(key, id))) ? id : null
}

/** The other cookies of a browser. */
export function withoutDevice(cookies: string) {
  return cookies.replace(ANY_DEVICE, '')
}

/** Sets the cookie of a new device for a browser without one. */
export function giveDevice(key: DeviceKey, reply: FastifyReply) {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false
  const name = secure ? '__Host-jes_device' : 'jes_device'
  reply.setCookie(name, `${id}.${sign(key, id)}`, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: MAX_AGE_SECONDS,
  })
}

function sign(key: DeviceKey, id: string) {
  const mac = createHmac('sha256', key).update(id).digest()
  return mac.subarray(0, MAC_BYTES).toString('base64url')
}
