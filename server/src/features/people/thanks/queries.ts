import type { Badge, Thanks } from '@jes/contract/people/thanks'
import { expectUserId } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'

/** So many reports that led to a removal are no accident. */
const GOOD_REPORTS = 5

/** What others gave a member, and what the member did. */
export async function findThanks(
  sql: Sql,
  idOrName: string,
  viewerId: string | null,
): Promise<Thanks> {
  const id = await expectUserId(sql, idOrName, viewerId)
  if (id !== viewerId && (await isHidden(sql, id))) return { karma: null, badges: [] }
  const [karma, badges] = await Promise.all([sumVotes(sql, id), listBadges(sql, id)])
  return { karma, badges }
}

async function isHidden(sql: Sql, userId: string) {
  const hidden = await sql`
    select from users u where u.id = ${userId} and (u.settings ->> 'hideKarma')::boolean`
  return hidden.length > 0
}

/** The votes of others on public posts and comments: the same number for everybody, so that it gives away nothing else. */
async function sumVotes(sql: Sql, userId: string) {
  const [{ karma }] = await sql<[{ karma: number }]>`
    select coalesce(sum(n.votes), 0)::int as karma
    from (
      select s.up_votes - s.down_votes - coalesce(v.value, 0) as votes
      from post_stats s
      left join post_votes v on v.post_id = s.post_id and v.user_id = s.author_id
      where s.author_id = ${userId} and s.is_live and not s.is_private
      union all
      select c.up_votes - c.down_votes - coalesce(v.value, 0)
      from comments c
      join post_stats s on s.post_id = c.post_id and s.is_live and not s.is_private
      left join comment_votes v on v.comment_id = c.id and v.user_id = c.author_id
      where c.author_id = ${userId} and c.state = 'live'
    ) n`
  return karma
}

async function listBadges(sql: Sql, userId: string): Promise<Badge[]> {
  const [facts] = await sql<[Record<Badge['kind'], number>]>`
    select extract(year from age(now(), u.created_at))::int as years, least(u.post_count, 1) as first_post,
      (select count(*)::int from hub_members m join hubs h on h.id = m.hub_id
       where m.user_id = u.id and m.role = 'owner' and not h.is_private and h.closed_at is null) as founder,
      (select count(*)::int from reports r where r.reporter_id = u.id and r.state = 'removed') as reports
    from users u
    where u.id = ${userId}`
  const badges: Badge[] = [
    { kind: 'years', count: facts.years },
    { kind: 'firstPost', count: facts.firstPost },
    { kind: 'founder', count: facts.founder },
    // How many reports somebody made is nobody's business.
    { kind: 'reports', count: facts.reports >= GOOD_REPORTS ? 1 : 0 },
  ]
  return badges.filter(({ count }) => count > 0)
}
