import type { LinkProof, LinkProofs } from '@jes/contract/people/provenLinks'
import type { Sql } from '#lib/db.ts'
import { linkTo } from '#lib/mail.ts'
import type { Viewer } from '#lib/serve.ts'
import { recordOf } from './record.ts'

/** In the order of the profile. */
export async function listProofs(sql: Sql, { id, username }: Viewer): Promise<LinkProofs> {
  const proofs = await sql<LinkProof[]>`
    select l.link, coalesce(p.state, 'missing') as state, p.checked_at
    from users u
    cross join lateral unnest(u.links) with ordinality l(link, place)
    left join link_proofs p on p.user_id = u.id and p.link = l.link
    where u.id = ${id}
    order by l.place`
  return { proofs: [...proofs], profile: linkTo(`/je/${username}`), record: recordOf(id) }
}
