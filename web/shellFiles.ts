import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** What one reads and writes on the way: these pages open without a connection. */
const PAGES = [
  'HomePage',
  'PostPage',
  'ProfilePage',
  'HubPage',
  'HubsPage',
  'ExplorePage',
  'SearchPage',
  'NotificationsPage',
  'BookmarksPage',
  'KeptPage',
  'AddPostPage',
  'EditPostPage',
  'OutboxPage',
  'NotFoundPage',
]
const PAGE = /[\\/]src[\\/]pages[\\/]/
/** Parts that a person fetches by an action of their own, and that need a connection. */
const ONLINE =
  /[\\/](clips|money|staff|privacy)[\\/]|[\\/](cropping|gate|hubCreation|push|pushDevices|twoFactor|stepUp)[\\/]|bikramSambatTable|[\\/]mod[A-Z]\w+[\\/]/
const SHELL = 'shell.html'
const HEAD =
  '<title>Jes</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }
/** A file of the worker's list; one without a revision has it in its name. */
export type ListedFile = { url: string; revision: string | null }

/** The document that the worker shows without a connection: nobody's page, and nobody's content. */
export function shellOf(bundle: Bundle) {
  const document = bundle['index.html']
  if (document?.type !== 'asset') throw new Error('The build has no index.html.')
  return { fileName: SHELL, source: String(document.source).replace('<!--head-->', HEAD) }
}

/** What the worker stores when it is installed: the shell, and the code and styles of the main pages. */
export function shellFiles(bundle: Bundle): ListedFile[] {
  const { fileName, source } = shellOf(bundle)
  const revision = createHash('sha256').update(source).digest('hex').slice(0, 16)
  const files = [...filesOfPages(bundle)].sort()
  return [
    { url: `/${fileName}`, revision },
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

function filesOfPages(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const found = new Set<string>()
  const waiting = chunks.filter(({ isEntry }) => isEntry)
  for (const chunk of waiting) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    const late = chunk.dynamicImports.map(chunkOf).filter(isOffline)
    waiting.push(...chunk.imports.map(chunkOf), ...late)
  }
  return found

  function chunkOf(name: string) {
    return bundle[name] as Chunk
  }
}

function isOffline({ facadeModuleId, moduleIds }: Chunk) {
  const module = facadeModuleId ?? moduleIds.at(-1) ?? ''
  return PAGE.test(module) ? PAGES.includes(basename(module, '.tsx')) : !ONLINE.test(module)
}
