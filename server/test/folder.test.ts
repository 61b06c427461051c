import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJes } from './cli.ts'
import { databaseIn } from './databases.ts'
import { scratchServer } from './scratchServer.ts'

const PASSWORD = 'sagarmatha 8848 metres'
const STRANGER = { uid: 54_321, gid: 54_321 }
const isRoot = process.getuid?.() === 0

describe.skipIf(process.platform === 'win32')('the folder of Jes', () => {
  const site = scratchServer({ of: 'file', isNew: true })
  let umask: number
  beforeAll(async () => {
    umask = process.umask(0)
    // As an older Jes left it, and as somebody unpacked it.
    chmodSync(site.folder, 0o755)
    mkdirSync(join(site.folder, 'media', 'aa'), { recursive: true })
    writeFileSync(join(site.folder, 'media', 'aa', 'old.webp'), 'a picture')
    writeFileSync(join(site.folder, 'payout-key'), 'a'.repeat(64))
    await site.start()
    await useIt()
  })
  afterAll(() => void process.umask(umask))

  /** Every file and folder that others than its owner may read, write or enter. */
  function listOpenIn(folder: string) {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return paths.filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0)
  }

  async function post(path: string, body: object) {
    const reply = await fetch(`${site.server!.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(reply.status, path).toBeLessThan(300)
    return (await reply.json()) as { token: string }
  }

  async function useIt() {
    const login = { login: 'sita', password: PASSWORD }
    const account = { username: 'sita', email: 'sita@example.com', password: PASSWORD }
    await post('/api/auth/register', account)
    const sql = databaseIn(site.folder)
    await sql`update users set email_verified_at = now()`
    await sql.end()
    const { token } = await post('/api/auth/login', login)
    const picture = new FormData()
    const red = sharp({ create: { width: 90, height: 90, channels: 3, background: '#c8102e' } })
    const bytes = new Uint8Array(await red.png().toBuffer())
    picture.append('file', new Blob([bytes], { type: 'image/png' }), 'red.png')
    const sent = await fetch(`${site.server!.url}/api/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: picture,
    })
    expect(sent.status, await sent.text()).toBe(201)
  }

  it.runIf(isRoot)('gives nothing to another user of the machine', async () => {
    for (const path of ['', 'payout-key', 'postgres/secret', 'postgres/cluster/PG_VERSION']) {
      const { status } = spawnSync('cat', [join(site.folder, path)], STRANGER)
      expect([path, status]).toEqual([path, 1])
    }
    expect(spawnSync('ls', [site.folder], STRANGER).status).not.toBe(0)
  })

  it('is closed to other users, with all that is made in it, whatever the umask', async () => {
    await site.server!.stop('SIGTERM')
    expect(readdirSync(site.folder)).toEqual(
      expect.arrayContaining(['mailbox', 'media', 'payout-key', 'postgres', 'push-keys.json']),
    )
    expect(listOpenIn(site.folder)).toEqual([])
    expect(statSync(site.folder).mode & 0o777).toBe(isRoot ? 0o710 : 0o700)
    expect(readFileSync(join(site.folder, 'payout-key'), 'utf8')).toBe('a'.repeat(64))
  })

  it('is looked at by the doctor, who names what others can reach', async () => {
    const findings = async () => {
      const { out } = await runJes(site.folder, ['doctor', '--json'])
      const { findings } = JSON.parse(out) as {
        findings: { name: string; said: string }[]
      }
      return findings.find(({ name }) => name === 'folder')
    }
    expect(await findings()).toMatchObject({ isWell: true, said: 'for this user alone' })
    chmodSync(join(site.folder, 'payout-key'), 0o644)
    chmodSync(join(site.folder, 'uploads'), 0o755)
    const { said } = (await findings())!
    expect(said).toMatch(/^for this user alone; closed just now: .*payout-key, .*uploads$/)
    expect(listOpenIn(site.folder)).toEqual([])
  })

  it('is closed in a backup too, and wherever that is restored', async () => {
    const backup = join(site.folder, 'backup')
    expect(await runJes(site.folder, ['backup', backup])).toMatchObject({ code: 0 })
    expect(statSync(backup).mode & 0o777).toBe(0o700)
    expect(listOpenIn(site.folder)).toEqual([])
    const elsewhere = join(site.folder, 'elsewhere')
    for (const path of readdirSync(backup, { recursive: true, encoding: 'utf8' }))
      chmodSync(join(backup, path), statSync(join(backup, path)).isDirectory() ? 0o755 : 0o644)
    expect(await runJes(elsewhere, ['restore', backup])).toMatchObject({ code: 0 })
    expect(readdirSync(join(elsewhere, 'mailbox'))).toHaveLength(1)
    expect(listOpenIn(elsewhere)).toEqual([])
  })
})
