import { config } from './config.ts'
import type { Fragment, Sql } from './db.ts'

/** The URL of a stored file at the site itself, which checks at each request who may see it. */
export function urlOf(file: string) {
  return `/media/${file}`
}

/** What everybody may see is fetched at MEDIA_URL, where there is one; the cookie for the rest is sent to the site alone. */
export function urlFor(file: string, { isPublic }: { isPublic: boolean }) {
  return isPublic ? `${config.MEDIA_URL ?? ''}${urlOf(file)}` : urlOf(file)
}

/** The same for a column with the URL of a public file, or null. */
export function urlIn(sql: Sql, column: Fragment) {
  return config.MEDIA_URL ? sql`${config.MEDIA_URL}::text || ${column}` : column
}

/** The origin of MEDIA_URL for a Content-Security-Policy. */
export function mediaOrigins() {
  return config.MEDIA_URL ? [new URL(config.MEDIA_URL).origin] : []
}
