import { districts } from '@jes/contract/core/districts'
import { HELP_SLUGS } from '@jes/contract/site/help'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { element } from '#lib/xml.ts'
import { listPages } from './cut.ts'
import { KINDS, type Kind, type Listed, SOURCES } from './kinds.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 requires less than a year. */
const VALID_DAYS = 364

/** Pages that always exist. */
const FIXED = [
  '/',
  '/explore',
  '/trending',
  '/districts',
  ...districts.map(({ key }) => `/districts/${key}`),
  '/jehubs',
  '/jesclips/latest',
  '/premium',
  '/blogs',
  '/about',
  '/help',
  '/help/grievance',
  ...HELP_SLUGS.map((slug) => `/help/${slug}`),
  '/rules',
  '/terms',
  '/privacy-policy',
]

/** The index of sitemaps. */
export async function indexText(sql: Sql, origin: string) {
  const files = ['/sitemap/pages.xml']
  for (const kind of KINDS)
    for (const after of await listPages(sql, kind)) files.push(`/sitemap/${kind}-${after}.xml`)
  const rows = files.map((file) => `<sitemap>${element('loc', origin + file)}</sitemap>`)
  return [HEAD, `<sitemapindex ${SPACE}>`, ...rows, '</sitemapindex>', ''].join('\n')
}

export function fixedText(origin: string) {
  return toUrlSet(
    FIXED.map((path) => ({ path, changedAt: null })),
    origin,
  )
}

/** One page of a kind, or null where none begins there. */
export async function pageText(sql: Sql, kind: Kind, after: string, origin: string) {
  const pages = await listPages(sql, kind)
  if (!pages.includes(after)) return null
  return toUrlSet(await SOURCES[kind].list(sql, after), origin)
}

function toUrlSet(listed: readonly Listed[], origin: string) {
  const rows = listed.map(
    ({ path, changedAt }) =>
      `<url>${element('loc', origin + path)}${changedAt ? element('lastmod', changedAt) : ''}</url>`,
  )
  return [HEAD, `<urlset ${SPACE}>`, ...rows, '</urlset>', ''].join('\n')
}

/** Search engines may read public pages; personal and endless ones are excluded. */
export function robotsText(origin: string) {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /dev/',
    'Disallow: /search',
    'Disallow: /setting',
    'Disallow: /notifications',
    'Disallow: /bookmarks',
    'Disallow: /edit/',
    'Disallow: /appeal/',
    'Disallow: /votes',
    'Disallow: /reports',
    'Disallow: /follow-requests',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** RFC 9116: the contact for security reports. */
export function securityText(origin: string, now = Date.now()) {
  const address = /<([^<>\s]+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM
  const day = Math.floor(now / DAY_MS) + VALID_DAYS
  return [
    `Contact: mailto:${address}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: ne, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/help/security-holes`,
    '',
  ].join('\n')
}
