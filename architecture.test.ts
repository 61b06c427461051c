import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The rooms of the house, and whose doors each may open. A new arrow is a line here. */
const ROOMS: Record<string, string[]> = {
  contract: [],

  'server/lib': ['contract'],
  'server/features/auth': [
    'contract',
    'server/lib',
    'server/features/notifications',
    'server/features/users',
  ],
  'server/features/users': [
    'contract',
    'server/lib',
    'server/features/settings',
    'server/features/visibility',
  ],
  'server/features/settings': ['contract', 'server/lib'],
  'server/features/mailbox': ['contract', 'server/lib'],
  'server/features/health': ['contract', 'server/lib'],
  'server/features/crashes': ['contract', 'server/lib'],
  'server/features/hubs': [
    'contract',
    'server/lib',
    'server/features/auth',
    'server/features/media',
    'server/features/moderation',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/memberships': [
    'contract',
    'server/lib',
    'server/features/hubs',
    'server/features/moderation',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/moderation': [
    'contract',
    'server/lib',
    'server/features/comments',
    'server/features/hubs',
    'server/features/media',
    'server/features/notifications',
    'server/features/visibility',
  ],
  'server/features/automod': [
    'contract',
    'server/lib',
    'server/features/hubs',
    'server/features/moderation',
  ],
  'server/features/appeals': [
    'contract',
    'server/lib',
    'server/features/media',
    'server/features/moderation',
  ],
  'server/features/reports': [
    'contract',
    'server/lib',
    'server/features/hubs',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/trending': ['contract', 'server/lib'],
  'server/features/openapi': ['contract', 'server/lib'],
  'server/features/media': [
    'contract',
    'server/lib',
    'server/features/auth',
    'server/features/visibility',
  ],
  'server/features/follows': [
    'contract',
    'server/lib',
    'server/features/notifications',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/search': [
    'contract',
    'server/lib',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/links': ['contract', 'server/lib', 'server/features/media'],
  'server/features/visibility': ['contract', 'server/lib'],
  'server/features/posts': [
    'contract',
    'server/lib',
    'server/features/auth',
    'server/features/automod',
    'server/features/hubs',
    'server/features/media',
    'server/features/notifications',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/drafts': ['contract', 'server/lib', 'server/features/media'],
  'server/features/pages': [
    'contract',
    'server/lib',
    'server/features/hubs',
    'server/features/media',
    'server/features/posts',
    'server/features/users',
  ],
  'server/features/demo': [
    'contract',
    'server/lib',
    'server/features/auth',
    'server/features/demoTexts',
    'server/features/hubs',
    'server/features/media',
    'server/features/posts',
  ],
  'server/features/demoTexts': ['contract'],
  'server/features/bookmarks': [
    'contract',
    'server/lib',
    'server/features/posts',
    'server/features/visibility',
  ],
  'server/features/comments': [
    'contract',
    'server/lib',
    'server/features/auth',
    'server/features/automod',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/threads': [
    'contract',
    'server/lib',
    'server/features/comments',
    'server/features/users',
    'server/features/visibility',
  ],
  'server/features/feedConfigs': ['contract', 'server/lib'],
  'server/features/feeds': [
    'contract',
    'server/lib',
    'server/features/feedConfigs',
    'server/features/hubs',
    'server/features/impressions',
    'server/features/posts',
    'server/features/visibility',
  ],
  'server/features/impressions': ['contract', 'server/lib', 'server/features/visibility'],
  'server/features/views': [
    'contract',
    'server/lib',
    'server/features/impressions',
    'server/features/visibility',
  ],
  'server/features/notifications': ['contract', 'server/lib', 'server/features/visibility'],
  'server/features/digests': ['contract', 'server/lib', 'server/features/notifications'],
  'server/features/push': [
    'contract',
    'server/lib',
    'server/features/notifications',
    'server/features/settings',
  ],
  'server/features/votes': ['contract', 'server/lib', 'server/features/visibility'],
  'server/features/live': [
    'contract',
    'server/lib',
    'server/features/auth',
    'server/features/comments',
    'server/features/notifications',
    'server/features/settings',
    'server/features/visibility',
  ],
  server: ['contract', 'server/lib', 'server/features/*'],

  'web/lib': ['contract'],
  'web/ui': ['web/lib'],
  'web/features/*': ['contract', 'web/lib', 'web/ui'],
  'web/pages': ['contract', 'web/lib', 'web/ui', 'web/features/*'],
  'web/app': ['contract', 'web/lib', 'web/ui', 'web/features/*', 'web/pages'],
}

/** What one feature of the browser may take from another. */
const NEIGHBOURS: Record<string, string[]> = {
  composer: ['editor', 'uploads'],
  editor: ['body', 'suggestions'],
  publishing: ['composer', 'drafts', 'hubPicker', 'postActs'],
  posts: ['postParts'],
  postParts: [
    'body',
    'hubs',
    'links',
    'pictures',
    'polls',
    'postActs',
    'postMenu',
    'postState',
    'sharing',
    'votes',
  ],
  postMenu: ['modMenu', 'mutes', 'postActs', 'reports', 'sharing'],
  polls: ['postActs'],
  postActs: ['votes'],
  notifications: ['notificationRows', 'unread'],
  notificationRows: ['mutes', 'unread'],
  notificationSettings: ['settings'],
  comments: ['postActs', 'votes'],
  outbox: ['comments'],
  commentBox: ['auth', 'comments', 'editor', 'outbox'],
  commentParts: [
    'body',
    'commentBox',
    'comments',
    'modMenu',
    'moderation',
    'outbox',
    'postActs',
    'reports',
    'sharing',
    'votes',
  ],
  threads: ['commentBox', 'commentParts', 'comments', 'outbox'],
  commentSection: ['commentBox', 'comments', 'outbox', 'postActs', 'threads'],
  bookmarks: ['postActs', 'posts'],
  hubFields: ['cropping', 'uploads'],
  hubCreation: ['auth', 'hubFields', 'hubs', 'posts'],
  reports: ['hubs'],
  myReports: ['reports'],
  moderation: ['postActs'],
  modDialogs: ['hubs', 'moderation'],
  modMenu: ['modDialogs', 'moderation'],
  modPage: ['hubs'],
  modQueue: ['modDialogs', 'moderation', 'reports'],
  modRequests: ['users'],
  modMembers: ['hubMembers', 'memberNotes', 'modDialogs', 'moderation', 'suggestions', 'users'],
  modInvites: ['hubs', 'suggestions'],
  hubSettings: ['hubFields', 'hubs', 'modDialogs'],
  appeals: ['hubs'],
  follows: ['users'],
  pushDevices: ['push', 'settings'],
  profile: ['body', 'comments', 'follows', 'posts', 'reports', 'sharing', 'users'],
  entry: ['auth'],
  explore: ['hubs', 'trending'],
  search: ['hubs', 'posts', 'users'],
  security: ['auth', 'entry'],
  settings: ['auth'],
  hubDirectory: ['hubs', 'suggestions'],
  hubPage: ['hubMembers', 'hubs', 'modLog', 'posts', 'reports', 'users'],
  hubMembers: ['suggestions', 'users'],
  hubPicker: ['hubs', 'suggestions'],
}

const MAX_LINES = 300

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
      arrows.filter(({ from, to }) => to.endsWith('/routes.ts') && roomOf(from) !== 'server'),
    ).toEqual([])
  })

  test('nothing goes round in a circle', () => {
    expect(files.filter((file) => reaches(file, file))).toEqual([])
  })

  test(`no file is longer than ${MAX_LINES} lines`, () => {
    expect(files.filter((file) => sources.get(file)!.split('\n').length > MAX_LINES)).toEqual([])
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
  if (room === 'web/features/*' && goal === room) {
    return own === other || NEIGHBOURS[own!]?.includes(other!)
  }
  const doors = ROOMS[room] ?? []
  return (
    room === goal ||
    doors.some(
      (door) => door === goal || (door.endsWith('/*') && goal.startsWith(door.slice(0, -1))),
    )
  )
}

function reaches(start: string, goal: string, seen = new Set<string>()): boolean {
  return arrows
    .filter(({ from }) => from === start)
    .some(({ to }) => to === goal || (!seen.has(to) && reaches(to, goal, seen.add(to))))
}
