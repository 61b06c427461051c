import type { TaskList } from 'graphile-worker'
import { insertImage } from '#features/core/pictures/commands.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import { type FetchScope, OPEN_INTERNET, Unfetchable } from '#lib/safeFetch.ts'
import { fetchPreview, type Preview } from './preview.ts'

const MOST_TRIES = 3

export const linkPreviewTasks: TaskList = { fetchLink: makeFetchLink(OPEN_INTERNET) }

type Try = { job: { attempts: number } }

/** The job that reads the page behind a link, once for all posts with that link. */
export function makeFetchLink(reach: FetchScope) {
  return async (payload: unknown, { job }: Try) => {
    const { url } = payload as { url: string }
    const [row] = await sql<{ state: string }[]>`
      select state from link_previews where url = ${url}`
    if (row?.state !== 'waiting') return

    try {
      await storePreview(url, await fetchPreview(url, reach))
    } catch (error) {
      const isOver = error instanceof Unfetchable || job.attempts >= MOST_TRIES
      if (!isOver) throw error
      await sql`
        update link_previews set state = 'failed', fetched_at = now()
        where url = ${url} and state = 'waiting'`
    }
  }
}

async function storePreview(url: string, { title, description, image }: Preview) {
  await sql.begin(async (sql) => {
    const stored = image && (await insertImage(sql, image, null))
    await sql`
      update link_previews
      set title = ${title}, description = ${description}, image_id = ${stored?._id ?? null},
        state = 'ready', fetched_at = now()
      where url = ${url} and state = 'waiting'`
    const posts = await sql<{ id: string }[]>`select id from posts where link_url = ${url}`
    await publishChange(
      sql,
      posts.map(({ id }) => `post:${id}` as const),
    )
  })
}
