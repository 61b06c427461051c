import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Files that come later than their page, and are as large as one: the comments of a post; Explore and the search
 * results, of which the search page shows one; the dock of clips and the gate, which few ever see.
 */
const PAGE =
  /[\\/]src[\\/](pages[\\/]\w+|features[\\/]\w+[\\/](commentSection[\\/]Comments|clipDock[\\/]ClipDock|gate[\\/]Gate|explore[\\/]ExploreBlocks|searchResults[\\/]Found))\.tsx$/
/** A page with this module shows posts, as the first page does. */
const POSTS = /[\\/]features[\\/]posts[\\/]postCard[\\/]PostContent\.tsx$/
const POST = ['PostPage', 'Comments']
/** Pages with clips, or with their covers, and without posts. */
const CLIPS = ['ClipsPage', 'ClipStatsPage', 'AddClipPage', 'ExplorePage', 'ClipDock']
const COMPOSING = ['AddPostPage', 'EditPostPage']
const ENTERING = [
  'LoginPage',
  'RegisterPage',
  'ForgotPasswordPage',
  'LostPhonePage',
  'ResetPasswordPage',
  'VerifyEmailPage',
  'ConfirmEmailPage',
  'TwoStepRecoveryPage',
  'ProviderPage',
]
/** The sheet for logging in over any page, with the forms of the pages above. */
const GATES = [...ENTERING, 'Gate']
/** The pattern of covers that nobody uploaded, which the sidebar fetches late. */
const CLOTH = /[\\/]ui[\\/][wW]eave\w*\./
/** What needs form fields: in a file of many pages it would bring the fields to all of them. */
const FIELDS = /[\\/]ui[\\/](useCounter|TextInput)\.tsx?$/
/** Of our own parts those that are as small as an icon. */
const SMALL = /[\\/]ui[\\/](Chip|Txt)\b/
/** Too small for a file of its own. */
const PICKER = /[\\/]hubPicker[\\/]usePicker\.ts$/
/** A few bytes that the checkout needs too: otherwise it would fetch the forms of accounts with them. */
const NAMES = /[\\/]contract[\\/]src[\\/]lib[\\/]username\.ts$/
/** A few bytes that a card and a page both need: otherwise the page would fetch the cards. */
const LOG = /[\\/]lib[\\/]log\.ts$/
/** A part of so many pages is in a shared file. */
const MANY = 7

/** Only infinite lists need these parts of the query library. */
const LISTS = /[\\/]react-query[\\/].*[iI]nfinite\w+\.js$/
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](.+)\.mjs$/
/** All endpoints of a file of the contract: a module that needs one also imports it by name. */
const ALL_ENDPOINTS = /:endpoints\/[^:]+$/

type Module = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Graph = { getModuleInfo: (id: string) => Module | null }
type Needs = {
  /** The modules of every separately fetched file: the first script, and all late ones. */
  of: ReadonlyMap<string, ReadonlySet<string>>
  /** Late files that may surround any page. */
  around: ReadonlySet<string>
}

/** In this order: a file includes what it needs, unless one before it has it. */
export const FILES = [
  'shell',
  'parts',
  'body',
  'posts',
  'sidebar',
  'cloth',
  'small',
  'names',
  'forms',
  'pages',
  'controls',
  'drop',
  'composer',
  'account',
  'entry',
  'bits',
  'PostPage',
  'talk',
  'people',
  'ProfilePage',
  'hubs',
  'cards',
  'joining',
  'HubPage',
  'dock',
  'reel',
  'ClipsPage',
] as const
type File = (typeof FILES)[number]
/** These pages are in one file with the parts that they alone need. */
const OWN = ['PostPage', 'ProfilePage', 'HubPage', 'ClipsPage'] as const

const LATE = [
  'libraries',
  'rolldown-runtime',
  'Comments',
  'EverydayRoutes',
  'RareRoutes',
  'AuthRoutes',
  'bikramSambatTable',
  'PushInvitation',
]

/** Whether the file is looked up by its name: by the server, a test, or a size check. */
export function hasName(chunk: string) {
  return chunk.endsWith('Page') || [...FILES, ...LATE].includes(chunk)
}

/**
 * The files of parts that several pages need. By default every combination of pages that share something has a file,
 * and thirty small files weigh a fifth more than five.
 */
export function sharedFiles() {
  const main = fileURLToPath(new URL('index.html', import.meta.url))
  let needs: Needs | undefined

  function fileOf(id: string, graph: Graph) {
    needs ??= needsOf(main, graph)
    if (LISTS.test(id)) return 'parts'
    // The server finds the file of a page by the page, which must not be in a file of parts.
    if (PAGE.test(id)) return OWN.find((page) => page === basename(id, '.tsx')) ?? null
    const part = ICON.exec(id)?.[1] ?? id
    return needs.of.get(main)!.has(part) ? 'shell' : nameOf(part, needs)
  }

  return FILES.map((file, index) => ({
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    priority: FILES.length - index,
    debugName: file,
  }))
}

function nameOf(part: string, { of, around }: Needs): File | null {
  const users = [...of.keys()].filter((entry) => of.get(entry)!.has(part))
  const pages = users.filter((entry) => PAGE.test(entry))
  const isAround = users.some((entry) => around.has(entry))
  const isOn = (...names: string[]) => users.some(isOneOf(names))
  const isOnlyOn = (names: string[]) => !isAround && pages.every(isOneOf(names))
  const hasPosts = (page: string) =>
    isOneOf(POST)(page) || [...of.get(page)!].some((needed) => POSTS.test(needed))

  if (isOn('HomePage')) {
    if (isOn('RightSidebar', ...COMPOSING, ...ENTERING)) return 'shell'
    const isOfClips = isOneOf(CLIPS)
    if (isAround || !pages.every((page) => hasPosts(page) || isOfClips(page))) return 'parts'
    // What posts and clips both show.
    if (pages.some((page) => isOfClips(page))) return 'body'
    return users.length > 1 ? 'posts' : null
  }
  if (isOn('RightSidebar')) return 'sidebar'
  if (isOn('LoginPage') && isOn('AddPostPage')) return 'forms'
  if (CLOTH.test(part)) return 'cloth'
  if (LOG.test(part)) return 'parts'
  if (NAMES.test(part)) return 'names'
  if (PICKER.test(part)) return 'composer'
  if (FIELDS.test(part)) return 'forms'
  // Too small to bring others along.
  const isSmall = !part.includes('/') || SMALL.test(part)
  if (pages.length >= MANY && !isOnlyOn(GATES)) return isSmall ? 'small' : 'pages'
  if (isOn('AddPostPage') && isOn('EditPostPage')) {
    if (isOnlyOn(COMPOSING)) return 'composer'
    // What only brings pictures and clips in would weigh on every page with a switch.
    if (isSmall) return 'small'
    return isOnlyOn([...COMPOSING, 'AddClipPage']) ? 'drop' : 'controls'
  }
  if (users.filter(isOneOf(GATES)).length > 1) return isOnlyOn(GATES) ? 'entry' : 'account'
  if (isOn(...POST)) {
    if (!isOnlyOn(POST)) return isSmall ? 'small' : 'bits'
    return isOn('PostPage') ? 'PostPage' : 'talk'
  }
  if (isOn('ProfilePage')) {
    if (isOn('OneKind')) return 'people'
    if (isOnlyOn(['ProfilePage'])) return 'ProfilePage'
    if (isSmall) return 'small'
  }
  if (isOn('HubPage')) {
    if (isOnlyOn(['HubPage'])) return 'HubPage'
    if (isSmall) return 'small'
    return isOn('SideCards') ? 'hubs' : 'joining'
  }
  if (isOn('SideCards')) return 'cards'
  if (isOn('MemberPlaces') && users.length > 1) return 'dock'
  // Otherwise what its late parts share with the viewer would be six files.
  if (isOn('ClipsPage') && !PAGE.test(part)) {
    if (isOnlyOn(['ClipsPage'])) return 'ClipsPage'
    return isSmall ? 'small' : 'reel'
  }
  return null
}

function isOneOf(names: string[]) {
  return (entry: string) => names.includes(basename(entry, '.tsx'))
}

function needsOf(main: string, graph: Graph): Needs {
  const of = new Map<string, Set<string>>()
  const around = new Set<string>()
  const entries = [main]
  for (const entry of entries) {
    if (of.has(entry)) continue
    of.set(entry, neededBy(entry, graph))
    const late = [...of.get(entry)!].flatMap((id) => lateIn(id, graph))
    entries.push(...late)
    if (entry === main || around.has(entry))
      for (const id of late) if (!PAGE.test(id)) around.add(id)
  }
  return { of, around }
}

function lateIn(id: string, graph: Graph) {
  return graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
}

/**
 * The ids of our modules and the names of the icons. Their imports from libraries go with them, and cannot be seen
 * here: a library imports all its parts.
 */
function neededBy(id: string, graph: Graph, found = new Set<string>()) {
  const icon = ICON.exec(id)?.[1]
  if (icon) return found.add(icon)
  if (found.has(id) || id.includes('node_modules') || ALL_ENDPOINTS.test(id)) return found
  found.add(id)
  for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) neededBy(needed, graph, found)
  return found
}
