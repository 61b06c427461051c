import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

/** The manifest of the build; without one nothing is preloaded. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** Rarely used routes have files of their own. */
const RARE = ['src/app/EverydayRoutes.tsx', 'src/app/RareRoutes.tsx', 'src/app/AuthRoutes.tsx']

/** Which file of the web app shows which route; `*` is the page for unknown paths. */
export const PAGE_FILES: Record<string, string> = {
  '/': 'HomePage',
  '/notifications': 'NotificationsPage',
  '/messages': 'MessagesPage',
  '/messages/:id': 'MessagesPage',
  '/messages/join/:code': 'JoinGroupPage',
  '/jesclips/latest': 'ClipsPage',
  '/jesclips/:id': 'ClipsPage',
  '/jesclips/:id/stats': 'ClipStatsPage',
  '/add-jesclips': 'AddClipPage',
  '/add-post': 'AddPostPage',
  '/post/:username/:id/:title': 'PostPage',
  '/p/:id': 'PostPage',
  '/edit/:username/:id/:title': 'EditPostPage',
  '/je/:username': 'ProfilePage',
  '/setting': 'SettingPage',
  '/bookmarks': 'BookmarksPage',
  '/bookmarks/kept': 'KeptPage',
  '/lists': 'ListsPage',
  '/lists/:id': 'ListPage',
  '/jehubs': 'HubsPage',
  '/jehub/:name': 'HubPage',
  '/jehub/:name/moderate': 'HubModeratePage',
  '/appeal/:id': 'AppealPage',
  '/admin': 'AdminPage',
  '/admin/:section': 'AdminPage',
  '/admin/:section/:id': 'AdminPage',
  '/votes': 'VotesPage',
  '/reports': 'ReportsPage',
  '/follow-requests': 'FollowRequestsPage',
  '/outbox': 'OutboxPage',
  '/data-use': 'DataUsePage',
  '/analytics': 'AnalyticsPage',
  '/search': 'SearchPage',
  '/explore': 'ExplorePage',
  '/trending': 'TrendingPage',
  '/districts': 'DistrictsPage',
  '/districts/:key': 'DistrictPage',
  '/premium': 'PremiumPage',
  '/premium/how': 'RevenuePage',
  '/premium/earnings': 'EarningsPage',
  '/premium/earnings/:month': 'StatementPage',
  '/premium/orders': 'OrdersPage',
  '/premium/orders/:id': 'OrderPage',
  '/blogs': 'BlogsPage',
  '/blogs/:id/:title': 'BlogPage',
  '/privacy-policy': 'PrivacyPolicyPage',
  '/terms': 'TermsPage',
  '/rules': 'RulesPage',
  '/help': 'HelpPage',
  '/help/grievance': 'GrievancePage',
  '/help/:slug': 'HelpArticlePage',
  '/about': 'AboutPage',
  '*': 'NotFoundPage',
  '/register': 'RegisterPage',
  '/login': 'LoginPage',
  '/forgot-password': 'ForgotPasswordPage',
  '/lost-phone': 'LostPhonePage',
  '/reset-password': 'ResetPasswordPage',
  '/verify-email': 'VerifyEmailPage',
  '/confirm-email': 'ConfirmEmailPage',
  '/welcome': 'WelcomePage',
  '/login/:provider': 'ProviderPage',
  '/two-step/stop': 'TwoStepRecoveryPage',
  '/two-step/finish': 'TwoStepRecoveryPage',
}

/** Every page is written in it: fetched with the styles it is there for the first text. */
const FONT = 'figtree-latin-wght-normal.woff2'

function fontPreload(manifest: Manifest) {
  const font = Object.keys(manifest).find((key) => key.endsWith(FONT))
  if (!font) return []
  const { file } = manifest[font]!
  return [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`]
}

/** The built HTML, once for every route that preloads the files of its page. */
export function withPreloads(template: string, manifest: Manifest) {
  const filled = Object.entries(PAGE_FILES).map(([route, page]): [string, string] => {
    const links = [...fontPreload(manifest), ...preloadsOf(manifest, page, template)].join('\n    ')
    return [route, template.replace('</head>', () => `  ${links}\n  </head>`)]
  })
  return new Map(filled)
}

/**
 * Preload tags for the files of one page: the browser fetches them together with the shell instead of after it, which
 * saves a slow connection one round trip.
 */
export function preloadsOf(manifest: Manifest, page: string, template: string) {
  const files = new Set<string>()
  const styles = new Set<string>()
  const name = nameOf(manifest, page)
  for (const file of RARE) if (manifest[file]?.dynamicImports?.includes(name)) collect(file)
  collect(name)

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

/** A page has its own chunk, or one with parts that it alone needs: the manifest has it by name. */
function nameOf(manifest: Manifest, page: string) {
  const source = `src/pages/${page}.tsx`
  const group = Object.keys(manifest).find((key) => manifest[key]!.name === page)
  return source in manifest ? source : (group ?? source)
}
