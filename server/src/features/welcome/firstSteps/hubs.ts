import type { HubWithNews } from '@jes/contract/welcome/firstSteps'
import { wordsOfDistrict } from '#features/core/districts/words.ts'
import { userJson } from '#features/core/users/queries.ts'
import { hasNoMutedWord, isNoMutedHub, isPublic } from '#features/core/visibility/rule.ts'
import { selectPassed } from '#features/feeds/explore/near.ts'
import { type HubRow, isListed, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { findFirstSteps } from './queries.ts'
import { countReaders } from './readers.ts'
import { tagsOf } from './words.ts'

const SHOWN = 8
const WARMEST = 40

type Latest = NonNullable<HubWithNews['latest']>
type Row = HubRow & { latest: Omit<Latest, 'createdAt'> | null; saidAt: string | null }

/** Public hubs of the member's district, then of their interests, then the most active; joined ones stay in their place. */
export async function listFirstHubs(sql: Sql, viewerId: string): Promise<HubWithNews[]> {
  const { district, interests } = await findFirstSteps(sql, viewerId)
  const [rows, readers] = await Promise.all([
    readHubs(sql, viewerId, { places: wordsOfDistrict(district), tags: tagsOf(interests) }),
    countReaders(sql),
  ])
  return rows.map(({ latest, saidAt, ...row }) => ({
    ...toSummary(row),
    latest: latest && saidAt ? { ...latest, createdAt: saidAt } : null,
    readers: readers[row._id] ?? 0,
  }))
}

type Chosen = { places: string[]; tags: string[] }

function readHubs(sql: Sql, viewerId: string, { places, tags }: Chosen) {
  const isOfPlace = sql`
    (h.tags && ${places}::text[] or (' ' || h.name_key) like any (${places.map((place) => `% ${place}%`)}::text[]))`
  const isOfInterest = sql`h.tags && ${tags}::text[]`
  return sql<Row[]>`
    select ${selectHub(sql, viewerId)}, n.latest, n.said_at
    from (
      select h.*, ${isOfPlace} as is_near, ${isOfInterest} as is_liked
      from hubs h
      where ${isListed(sql, null)}
        and (${isOfPlace} or ${isOfInterest} or h.id = any (array(
          select w.id from hubs w where w.closed_at is null and not w.is_private
          order by w.heat desc, w.id desc ${limitTo(sql, WARMEST)})))
        and join_state(h.id, ${viewerId}) <> 'banned'
        and ${isNoMutedHub(sql, viewerId, sql`h.id`)}
        and h.id <> all (${selectPassed(sql, viewerId, 'jehub')})
      order by is_near desc, is_liked desc, h.heat desc, h.id desc
      ${limitTo(sql, SHOWN)}
    ) h
    left join lateral (
      select json_build_object('_id', p.id::text, 'title', p.title, 'author', ${userJson(sql, 'u')}) as latest,
        p.created_at as said_at
      from post_stats s
      join posts p on p.id = s.post_id
      join users u on u.id = p.author_id
      where s.hub_id = h.id and ${isPublic(sql, viewerId)} and ${hasNoMutedWord(sql, viewerId)}
      order by s.post_id desc
      limit 1
    ) n on true
    order by h.is_near desc, h.is_liked desc, h.heat desc, h.id desc`
}
