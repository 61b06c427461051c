import { expect, test } from 'vitest'
import { readConfig } from '#lib/config.ts'
import { app, appWith } from '#test/world.ts'

const ADDRESS = '/.well-known/assetlinks.json'
const FINGERPRINT = Array.from({ length: 32 }, () => '0a').join(':')

test('without an Android package there are no asset links', async () => {
  expect((await app.inject(ADDRESS)).statusCode).toBe(404)
})

test('Android finds the package and its keys', async () => {
  const settings = {
    ANDROID_PACKAGE: 'np.example.jes',
    ANDROID_FINGERPRINTS: readConfig({ ANDROID_FINGERPRINTS: `${FINGERPRINT},${FINGERPRINT}` })
      .ANDROID_FINGERPRINTS,
  }
  const server = await appWith(settings)
  const reply = await server.inject(ADDRESS)
  await server.close()
  expect(reply.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'np.example.jes',
        sha256_cert_fingerprints: [FINGERPRINT.toUpperCase(), FINGERPRINT.toUpperCase()],
      },
    },
  ])
})

test.each(['0a:0b', `${FINGERPRINT},`, 'none'])('%s is no fingerprint', (ANDROID_FINGERPRINTS) => {
  expect(() => readConfig({ ANDROID_FINGERPRINTS })).toThrow('ANDROID_FINGERPRINTS')
})
