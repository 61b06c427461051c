import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findAddress } from '#lib/embedded/address.ts'
import { refusalToStart, startServer } from './builtServer.ts'
import { runJes } from './cli.ts'
import { scratchServer } from './scratchServer.ts'

const site = scratchServer({ of: 'file' })

/** The settings of a second server that has a folder of its own. */
async function settingsOf(folder: string) {
  const pair = JSON.parse(await readFile(join(folder, 'push-keys.json'), 'utf8'))
  return {
    DATABASE_URL: findAddress(join(folder, 'postgres')),
    PAYOUT_KEY: await readFile(join(folder, 'payout-key'), 'utf8'),
    PUSH_PUBLIC_KEY: pair.publicKey,
    PUSH_PRIVATE_KEY: pair.privateKey,
  }
}

it('starts a second server only with the keys of the first, as settings', async () => {
  await site.start()
  const other = join(site.folder, 'other')
  const settings = await settingsOf(site.folder)
  const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, ...some } = settings
  const refused = await refusalToStart(other, some)
  expect(refused.code).toBe(1)
  // The device key follows from a sealing key that is a setting, and so it is another than that of the file.
  expect(refused.words.match(/The \w+ key of this server \(.*?\)/g)).toEqual([
    'The device key of this server (made from PAYOUT_KEY)',
    `The push key of this server (${join(other, 'push-keys.json')})`,
  ])
  expect(await runJes(other, ['keys', 'accept', 'device'], settings)).toMatchObject({ code: 0 })
  const second = await startServer(other, settings)
  expect(await second.stop('SIGTERM')).toBe(0)
})
