import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import { config } from '#lib/config.ts'

const FILE = 'push-keys.json'

/** By these push services know that a message is from us; a subscription is made for one public key. */
const Keys = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
})
export type Keys = z.infer<typeof Keys>

let kept: Promise<Keys> | undefined

export function pushKeys() {
  kept ??= readKeys(config.DATA_DIR)
  return kept
}

/** The keys of this folder, made if there are none: however many ask for them at once, they get the same. */
export async function readKeys(folder: string): Promise<Keys> {
  const path = join(folder, FILE)
  const found = await findKeys(path)
  if (found) return found
  await makeKeys(path)
  return (await findKeys(path))!
}

async function findKeys(path: string) {
  const text = await readFile(path, 'utf8').catch(orNull('ENOENT'))
  if (text === null) return null
  const keys = Keys.safeParse(parseJson(text))
  if (!keys.success) throw new Error(`${path} holds no keys. Put them back, or remove the file.`)
  return keys.data
}

/** Written beside, made durable, then given its name, which only the first of several can do. */
async function makeKeys(path: string) {
  const beside = `${path}.${randomBytes(8).toString('hex')}`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(beside, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(webPush.generateVAPIDKeys()))
    await file.sync()
    await file.close()
    await claim(path, beside)
  } finally {
    await rm(beside, { force: true })
  }
}

async function claim(path: string, beside: string) {
  try {
    await link(beside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    // Not every file system has links.
    await copyFile(beside, path, constants.COPYFILE_EXCL).catch(orNull('EEXIST'))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function orNull(code: string) {
  return (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== code) throw error
    return null
  }
}
