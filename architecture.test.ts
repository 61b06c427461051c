import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FLOORS, SERVED_BY, SERVER_WINGS, WEB_WINGS } from './architecture.wings.ts'

const MAX_LINES = 300
const WINGS = { server: SERVER_WINGS, web: WEB_WINGS }
type Side = keyof typeof WINGS
const SIDES: Side[] = ['server', 'web']
/** Imports of any kind, and those that are loaded with the file. */
const ALL = /(?:from|import|import\() ?'([^']+)'/g
const STATIC = /(?:from|import) ?'([^']+)'/g

const files = ['contract/src', 'server/src', 'web/src']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/example[A-Z]/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const arrows = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

describe('the house', () => {
  test('every file stands on a floor, and every feature in a room of a wing', () => {
    expect(files.filter((file) => !floorOf(file))).toEqual([])
    const lost = files.filter((file) => {
      const [side, , features, wing = '', room] = file.split('/')
      return features === 'features' && (!room || !WINGS[side as Side][wing])
    })
    expect(lost).toEqual([])
  })

  test('floors stand on those below them', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [floor, goal] = [floorOf(from), floorOf(to)]
      return floor !== goal && !FLOORS[floor ?? '']?.includes(goal ?? '')
    })
    expect(wrong).toEqual([])
  })

  test.each(SIDES)('wings of the %s open those of the table, and all of those', (side) => {
    const opened = Object.fromEntries(Object.keys(WINGS[side]).map((wing) => [wing, new Set()]))
    for (const { from, to } of arrows) {
      const [wing, goal] = [wingOf(side, from), wingOf(side, to)]
      if (wing && goal && wing !== goal) opened[wing]?.add(goal)
    }
    const sorted = (wings: Iterable<unknown>) => [...wings].sort()
    for (const [wing, goals] of Object.entries(WINGS[side]))
      expect([wing, sorted(opened[wing] ?? [])]).toEqual([wing, sorted(goals)])
  })

  test.each(SIDES)('between wings of the %s nothing goes round in a circle', (side) => {
    const lower = new Set<string>()
    for (const [wing, goals] of Object.entries(WINGS[side])) {
      expect([wing, goals.filter((goal) => !lower.has(goal))]).toEqual([wing, []])
      lower.add(wing)
    }
  })

  test('a room has one name and one wing, in the contract, the server and the browser', () => {
    const [server, web] = [roomsOf('server'), roomsOf('web')]
    const moved = [...server].filter(([room, wing]) => web.has(room) && web.get(room) !== wing)
    expect(moved).toEqual([])

    const served = files.filter(
      (file) => file.startsWith('contract/') && /export const \w+Api\b/.test(sources.get(file)!),
    )
    const homeless = served.filter((file) => {
      const name = file.replace(/^contract\/src\/|\.ts$/g, '')
      const [wing, room] = (SERVED_BY[name] ?? name).split('/')
      return server.get(room!) !== wing
    })
    expect(homeless).toEqual([])
  })

  test('a room is left by its name, never by ../', () => {
    expect(files.filter((file) => /(from|import\() ?'\.\.\//.test(sources.get(file)!))).toEqual([])
  })

  test('no feature walks in through the routes of another', () => {
    expect(
      arrows.filter(
        ({ from, to }) =>
          to.endsWith('/routes.ts') && !from.endsWith('/routes.ts') && floorOf(from) !== 'server',
      ),
    ).toEqual([])
  })

  test('nothing goes round in a circle', () => {
    expect(listCircles()).toEqual([])
  })

  test('a process that only works on jobs, or looks after others, loads no endpoint', () => {
    const loaded = new Set(['server/src/main.ts'])
    for (const file of loaded) for (const to of importsOf(file, STATIC)) loaded.add(to)
    expect(loaded).toContain('server/src/tasks.ts')
    expect([...loaded].filter((file) => /\/(app|routes)\.ts$/.test(file))).toEqual([])
  })

  test(`no file is longer than ${MAX_LINES} lines`, () => {
    expect(files.filter((file) => sources.get(file)!.split('\n').length > MAX_LINES)).toEqual([])
  })

  test('a cursor is written and read by one codec', () => {
    const decoder = /Buffer\.from\([^)]*'base64url'|\batob\(/
    const decoders = files.filter(
      (file) => file.startsWith('server/') && decoder.test(sources.get(file)!),
    )
    // Browsers send the bytes of a passkey so.
    const ofPasskeys = 'server/src/features/accounts/passkeys/binary.ts'
    expect(decoders.sort()).toEqual([ofPasskeys, 'server/src/lib/pages.ts'])
  })

  test('a plural is chosen by Intl, not by hand', () => {
    const byHand = /\b\w+ === '?1'? \?\s*['"`]/
    expect(
      files.filter((file) => file.startsWith('web/') && byHand.test(sources.get(file)!)),
    ).toEqual([])
  })

  test('every file that the docs name is there, and every link between them leads somewhere', () => {
    const under = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    const docs = [
      ...readdirSync('.'),
      ...under('docs'),
      ...under('deploy'),
      ...under('server/src/features'),
    ].filter((file) => file.endsWith('.md'))
    const named =
      /`((?:(?:server|web)\/src\/)?(?:features|lib|app|ui|cli)\/[\w/]+(?:\.\w+)*|(?:contract|server|web)\/(?:src|test)\/[\w/]+(?:\.\w+)*)`/g
    const lost = docs.flatMap((doc) =>
      [...readFileSync(doc, 'utf8').matchAll(named)]
        .map(([, path = '']) => path)
        .filter((path) => !['', 'server/src', 'web/src'].some((at) => existsSync(join(at, path))))
        .map((path) => `${doc}: ${path}`),
    )
    const astray = docs.flatMap((doc) =>
      [...readFileSync(doc, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
        .filter(([, path = '']) => !existsSync(join(dirname(doc), path)))
        .map(([, path]) => `${doc}: ${path}`),
    )
    expect([...lost, ...astray]).toEqual([])
  })

  test('the key of a query comes from the tables of the wings, never from a list at hand', () => {
    const literal = /queryKey: \[|pagedQuery\(\s*\[|Quer(y|ies)Data(<[^(]*>)?\(\s*\[/
    expect(
      files.filter((file) => file.startsWith('web/') && literal.test(sources.get(file)!)),
    ).toEqual([])
  })

  test('no text becomes HTML', () => {
    const sink =
      /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/
    expect(
      files.filter((file) => file.startsWith('web/') && sink.test(sources.get(file)!)),
    ).toEqual([])
  })
})

function importsOf(file: string, imports = ALL) {
  const names = [...sources.get(file)!.matchAll(imports)]
  return names.flatMap((match) => resolve(file, match[1]!) ?? []).filter((to) => /\.tsx?$/.test(to))
}

function resolve(from: string, name: string) {
  if (name.startsWith('@jes/contract/'))
    return `${name.replace('@jes/contract/', 'contract/src/')}.ts`
  if (name.startsWith('#')) return join(from.split('/')[0]!, 'src', name.slice(1))
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  return undefined
}

/** The longest layer name that is a prefix of the file's path. */
function floorOf(file: string) {
  const place = file.replace('/src/', '/')
  return Object.keys(FLOORS)
    .filter((floor) => place.startsWith(`${floor}/`))
    .sort((a, b) => b.length - a.length)[0]
}

function wingOf(side: Side, file: string) {
  return new RegExp(`^${side}/src/features/(\\w+)/`).exec(file)?.[1]
}

/** The rooms of a side, each with its wing. */
function roomsOf(side: Side) {
  const places = files.flatMap((file) => {
    const [, wing, room] = new RegExp(`^${side}/src/features/(\\w+)/(\\w+)/`).exec(file) ?? []
    return wing && room ? [[room, wing] as const] : []
  })
  return new Map(places)
}

/** Every import cycle. */
function listCircles() {
  const next = new Map<string, string[]>(files.map((file) => [file, []]))
  for (const { from, to } of arrows) next.get(from)?.push(to)
  const done = new Set<string>()
  const circles: string[][] = []
  for (const file of files) follow(file, [])
  return circles

  function follow(file: string, way: string[]) {
    if (way.includes(file)) circles.push(way.slice(way.indexOf(file)))
    if (done.has(file) || way.includes(file)) return
    for (const to of next.get(file) ?? []) follow(to, [...way, file])
    done.add(file)
  }
}
