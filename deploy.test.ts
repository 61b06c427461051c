import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { ENTITLEMENTS } from './contract/src/core/entitlements.ts'
import { IMAGE_MAX_BYTES } from './contract/src/core/pictures.ts'

const MIB = 1024 * 1024
/** How long a server may take to stop in production: the drain, and what follows it. */
const DRAIN_SECONDS = 5
const STOP_SECONDS = DRAIN_SECONDS + 10

const files = readdirSync('deploy', { recursive: true, encoding: 'utf8' })
  .map((name) => join('deploy', name))
  .filter((path) => statSync(path).isFile())

test('every setting that deploy/ names is one that Jes reads', () => {
  const own = new Set(namesIn(read('.env.example'), /^# ([A-Z][A-Z0-9_]+)=/gm))
  const unknown = files.flatMap((path) =>
    namesIn(read(path), /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b|\b([A-Z]{3,})=/g)
      .filter((name) => !own.has(name) && !OF_OTHERS.test(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

/** Of Node, PostgreSQL, Garage, systemd, the Caddyfile and compose.yaml. */
const OF_OTHERS = /^(UV_THREADPOOL_SIZE|POSTGRES_\w+|GARAGE_\w+|AF_\w+|JES_HOST|JES_SERVERS)$/

describe('the image', () => {
  const lines = read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n')
  const words = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(/\s+/).slice(1))

  test('begins from one exact version of Node on a slim Debian', () => {
    const stages = words('FROM').map(([, , name]) => name)
    const begun = words('FROM').map(([image = '']) => image)
    const outside = new Set(begun.filter((image) => !stages.includes(image)))
    expect([...outside]).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-\w+-slim$/)])
  })

  test('runs as nobody special, without what only the build needs, and says how it is', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
    const stage = last.join('\n')
    expect(stage).toMatch(/^USER node$/m)
    expect(stage).toMatch(/^HEALTHCHECK .*\/api\/health'/m)
    expect(stage).toMatch(/^ENV NODE_ENV=production /m)
    expect(stage).not.toMatch(/npm |\/jes\/node_modules/)
    expect(lines.filter((line) => /npm ci .*--omit=dev/.test(line))).toHaveLength(1)
  })

  test('copies what is there and what the build may see', () => {
    const seen = read('.dockerignore').match(/(?<=^!).*/gm)!
    const copied = words('COPY').flatMap((parts) => {
      const [from, ...rest] = parts[0]?.startsWith('--from=') ? parts : ['', ...parts]
      return from === '--from=dependencies' ? [] : rest.slice(0, -1)
    })
    const paths = copied.map((path) => path.replace('/jes/', '')).filter((path) => path !== '.')
    expect(
      paths.filter((path) => !/\/(dist|dist-server|bundle)$/.test(path) && !existsSync(path)),
    ).toEqual([])
    expect(paths.filter((path) => !seen.includes(path.split('/')[0]!))).toEqual([])
    expect(seen.filter((path) => !existsSync(path))).toEqual([])
  })
})

type Service = {
  image: string
  ports?: string[]
  volumes?: string[]
  env_file?: string
  environment?: Record<string, string>
  healthcheck?: object
  restart?: string
  stop_grace_period?: string
}

describe('the composition', () => {
  const { services, volumes } = parseYaml(read('deploy/compose.yaml')) as {
    services: Record<string, Service>
    volumes: Record<string, null>
  }
  const all = Object.entries(services)

  test('has two servers, one for jobs, and all that they use', () => {
    const roles = all.flatMap(([name, { environment }]) =>
      environment?.ROLE ? [[name, environment.ROLE]] : [],
    )
    expect(roles).toEqual([
      ['web1', 'web'],
      ['web2', 'web'],
      ['jobs', 'jobs'],
    ])
    const others = all.map(([name]) => name).slice(roles.length)
    expect(others).toEqual(['database', 'redis', 'garage', 'caddy'])
  })

  test('names exact versions, is started again, and is asked how it is', () => {
    const loose = all.filter(([, { image }]) => !/^jes:local$|:v?\d+\.\d+(\.\d+)?/.test(image))
    expect(loose.map(([name]) => name)).toEqual([])
    expect(all.filter(([, { restart }]) => restart !== 'always')).toEqual([])
    const unasked = all.filter(
      ([, { image, healthcheck }]) => !healthcheck && image !== 'jes:local',
    )
    expect(unasked).toEqual([])
  })

  test('opens no port but those of Caddy, and holds no password', () => {
    const open = all.filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['caddy'])
    const secrets = all.flatMap(([, { environment }]) =>
      Object.keys(environment ?? {}).filter((key) => /PASSWORD|SECRET|KEY|_URL/.test(key)),
    )
    expect(secrets).toEqual([])
    const env = new Set(all.flatMap(([, service]) => service.env_file ?? []))
    expect([...env].filter((file) => !existsSync(`deploy/${file}.example`))).toEqual([])
  })

  test('stores what has to stay, and waits for a server that stops', () => {
    const mounted = all.flatMap(([, service]) => service.volumes ?? [])
    const sources = new Set(mounted.map((mount) => mount.split(':')[0]!))
    const isThere = (source: string) =>
      source.startsWith('.') ? existsSync(join('deploy', source)) : source in volumes
    expect([...sources].filter((source) => !isThere(source))).toEqual([])
    for (const name of ['web1', 'web2', 'jobs'])
      expect(Number.parseInt(services[name]!.stop_grace_period!, 10)).toBeGreaterThan(STOP_SECONDS)
  })
})

describe('the units', () => {
  const folder = 'deploy/systemd'
  const unit = (name: string) => read(join(folder, name))
  const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name))
  const isAnalysed = spawnSync('systemd-analyze', ['--version']).status === 0

  test('of several servers is that of one, apart from its name and its settings', () => {
    const plain = (text: string) =>
      text.replace(/^#.*\n/, '').replace(/^EnvironmentFile=.*%i.*\n/m, '')
    expect(plain(unit('jes@.service')).replace(' (%i)', '')).toBe(plain(unit('jes.service')))
  })

  test('are closed alike', () => {
    const closed = (name: string) => /^NoNewPrivileges[^[]*/m.exec(unit(name))![0].trim()
    expect(closed('jes-backup.service')).toBe(closed('jes.service'))
  })

  test('wait for a server that stops', () => {
    const seconds = /^TimeoutStopSec=(\d+)$/m.exec(unit('jes.service'))![1]
    expect(Number(seconds)).toBeGreaterThan(STOP_SECONDS)
  })

  test.skipIf(!isAnalysed)('are understood by systemd, which finds them safe', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'jes-units-'))
    try {
      for (const name of units) {
        const here = unit(name).replaceAll('/usr/bin/node', process.execPath)
        writeFileSync(join(scratch, name), here)
      }
      const paths = units.map((name) => join(scratch, name))
      const verified = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
      expect([verified.status, verified.stderr]).toEqual([0, ''])
      const services = paths.filter((path) => path.endsWith('.service'))
      const args = ['security', '--offline=true', '--threshold=25', ...services]
      const judged = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
      expect([judged.status, judged.stderr]).toEqual([0, ''])
    } finally {
      rmSync(scratch, { recursive: true })
    }
  })
})

describe('the proxies', () => {
  const form = 2 * IMAGE_MAX_BYTES
  const clip = ENTITLEMENTS.premium.clipBytes

  test.each([
    ['deploy/nginx/jes.conf', /client_max_body_size (\d+)m;/g],
    ['deploy/caddy/Caddyfile', /max_size (\d+)MiB/g],
  ])('%s takes what Jes takes', (path, sizes) => {
    const [forms, uploads] = namesIn(read(path), sizes).map((size) => Number(size) * MIB)
    expect(forms).toBeGreaterThan(form)
    expect(forms).toBeLessThan(2 * form)
    expect(uploads).toBe(clip)
  })

  test('hold no idle connection to a server that has stopped to serve', () => {
    const held = [
      /keepalive_timeout (\d+)s;/.exec(read('deploy/nginx/jes.conf'))![1],
      /keepalive (\d+)s/.exec(read('deploy/caddy/Caddyfile'))![1],
    ]
    for (const seconds of held) expect(Number(seconds)).toBeLessThan(DRAIN_SECONDS)
  })
})

function read(path: string) {
  return readFileSync(path, 'utf8')
}

function namesIn(text: string, what: RegExp) {
  return [...text.matchAll(what)].map(([, name, other]) => (name ?? other)!)
}
