import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { addJob } from '#lib/jobs.ts'
import type { Viewer } from '#lib/serve.ts'
import { listProofs } from './queries.ts'

/** The number of tries, over about ten hours, before a site that cannot be reached loses its proof. */
const TRIES = 10

/** Looks at the sites of new links, and forgets those that the profile no longer has. */
export async function followLinks(sql: Sql, userId: string, links: string[]) {
  await sql`delete from link_proofs where user_id = ${userId} and link <> all(${links}::text[])`
  const added = await sql<{ link: string }[]>`
    insert into link_proofs (user_id, link)
    select distinct ${userId}::bigint, unnest(${links}::text[])
    on conflict do nothing
    returning link`
  for (const { link } of added) await queueCheck(sql, userId, link)
}

/** A site that is proven stays so until its page says otherwise. */
export function checkLink(viewer: Viewer, link: string) {
  return sql.begin(async (sql) => {
    const [row] = await sql`
      insert into link_proofs as p (user_id, link)
      select id, ${link} from users where id = ${viewer.id} and ${link} = any(links)
      on conflict (user_id, link) do update
        set state = case p.state when 'proven' then p.state else 'waiting' end
      returning p.link`
    if (!row) throw notFound()
    await queueCheck(sql, viewer.id, link)
    return listProofs(sql, viewer)
  })
}

export async function queueCheck(sql: Sql, userId: string, link: string) {
  const key = `proveLink:${userId}:${link}`
  await addJob(sql, { name: 'proveLink', payload: { userId, link }, key, attempts: TRIES })
}
