import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOMS } from './architecture.rooms.ts'
import { SERVER_NEIGHBOURS } from './architecture.server.ts'
import { WEB_NEIGHBOURS } from './architecture.web.ts'

const MAX_LINES = 300
const NEIGHBOURS = { server: SERVER_NEIGHBOURS, web: WEB_NEIGHBOURS }

const files = ['contract/src', 'server/src', 'web/src']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/example[A-Z]/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const arrows = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

describe('the house', () => {
  test('every file stands in a room', () => {
    expect(files.filter((file) => !ROOMS[roomOf(file)])).toEqual([])
  })

  test('rooms open only the doors they may', () => {
    expect(arrows.filter(({ from, to }) => !mayImport(from, to))).toEqual([])
  })

  test('a room is left by its name, never by ../', () => {
    expect(files.filter((file) => /(from|import\() ?'\.\.\//.test(sources.get(file)!))).toEqual([])
  })

  test('no feature walks in through the routes of another', () => {
    expect(
      arrows.filter(
        ({ from, to }) =>
          to.endsWith('/routes.ts') && !from.endsWith('/routes.ts') && roomOf(from) !== 'server',
      ),
    ).toEqual([])
  })

  test('nothing goes round in a circle', () => {
    expect(listCircles()).toEqual([])
  })

  test(`no file is longer than ${MAX_LINES} lines`, () => {
    expect(files.filter((file) => sources.get(file)!.split('\n').length > MAX_LINES)).toEqual([])
  })

  test('a cursor is written and read by one codec', () => {
    const decoder = /Buffer\.from\([^)]*'base64url'|\batob\(/
    const decoders = files.filter(
      (file) => file.startsWith('server/') && decoder.test(sources.get(file)!),
    )
    expect(decoders).toEqual(['server/src/lib/pages.ts'])
  })

  test('a plural is chosen by Intl, not by hand', () => {
    const byHand = /\b\w+ === '?1'? \?\s*['"`]/
    expect(
      files.filter((file) => file.startsWith('web/') && byHand.test(sources.get(file)!)),
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

function importsOf(file: string) {
  const names = [...sources.get(file)!.matchAll(/(?:from|import|import\() ?'([^']+)'/g)]
  return names.flatMap((match) => resolve(file, match[1]!) ?? []).filter((to) => /\.tsx?$/.test(to))
}

function resolve(from: string, name: string) {
  if (name.startsWith('@jes/contract/'))
    return `${name.replace('@jes/contract/', 'contract/src/')}.ts`
  if (name.startsWith('#')) return join(from.split('/')[0]!, 'src', name.slice(1))
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  return undefined
}

/** The longest name in the table that the file's path begins with. */
function roomOf(file: string) {
  const place = file.replace('/src/', '/')
  return (
    Object.keys(ROOMS)
      .filter(
        (room) =>
          place.startsWith(room.replace(/\*$/, '')) &&
          (room.endsWith('*') || place.startsWith(`${room}/`)),
      )
      .sort((a, b) => b.length - a.length)[0] ?? 'nowhere'
  )
}

function featureOf(file: string) {
  return /\/features\/([^/]+)\//.exec(file)?.[1]
}

function mayImport(from: string, to: string) {
  const [room, goal] = [roomOf(from), roomOf(to)]
  const [own, other] = [featureOf(from), featureOf(to)]
  if (own && other && sideOf(from) === sideOf(to)) {
    return own === other || NEIGHBOURS[sideOf(from)][own]?.includes(other)
  }
  const doors = ROOMS[room] ?? []
  return (
    room === goal ||
    doors.some(
      (door) => door === goal || (door.endsWith('/*') && goal.startsWith(door.slice(0, -1))),
    )
  )
}

function sideOf(file: string) {
  return file.startsWith('server/') ? 'server' : 'web'
}

/** Every way along the imports that comes back to a file on it. */
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
