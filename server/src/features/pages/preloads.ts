import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Record<string, Chunk>

/** What the build says of its files; a build that says nothing preloads nothing. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** Which file of the web app shows which route; the others are loaded when they are asked for. */
const PAGES: Record<string, string> = {
  '/': 'HomePage',
  '/post/:username/:id/:title': 'PostPage',
  '/je/:username': 'ProfilePage',
  '/search': 'SearchPage',
  '/explore': 'ExplorePage',
  '/jehubs': 'HubsPage',
  '/jesclips/latest': 'ClipsPage',
  '/notifications': 'NotificationsPage',
  '/bookmarks': 'BookmarksPage',
  '/login': 'LoginPage',
  '/register': 'RegisterPage',
}

/** The built HTML once for every route that names the files of its page. */
export function withPreloads(template: string, manifest: Manifest) {
  const filled = Object.entries(PAGES).map(([route, page]): [string, string] => {
    const links = preloadsOf(manifest, page, template).join('\n    ')
    return [route, template.replace('</head>', () => `  ${links}\n  </head>`)]
  })
  return new Map(filled)
}

/**
 * The files of one page, named in the HTML: the browser fetches them beside the
 * shell instead of after it, which saves a slow line one round trip.
 */
export function preloadsOf(manifest: Manifest, page: string, template: string) {
  const files = new Set<string>()
  const styles = new Set<string>()
  collect(`src/pages/${page}.tsx`)

  const isNew = (file: string) => !template.includes(`/${file}"`)
  return [
    ...[...styles]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...files]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]

  function collect(name: string) {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const other of chunk.imports ?? []) collect(other)
  }
}
