import type { Language } from '@jes/contract/core/settings'
import type { UserSummary } from '@jes/contract/core/users'
import type { HeldTrend, Trend } from '@jes/contract/feeds/trending'
import { userJson } from '#features/core/users/queries.ts'
import { isNoMutedHub } from '#features/core/visibility/rule.ts'
import { nameOfCategory } from '#features/feeds/trends/categories.ts'
import { hasWatchedWord, listWatched } from '#features/feeds/trends/watchedWords.ts'
import { type HubRow, isListed, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const MOST_HELD = 200

type Row = { category: string; hashtag: string; count: number; hours: number[] }

/** The current trends, without those that the staff hid or has to review. */
export async function listTrends(sql: Sql, limit: number, language: Language): Promise<Trend[]> {
  const rows = await sql<Row[]>`
    select t.category, t.tag as hashtag, t.count, t.hours
    from trends t
    where not t.is_held and not exists (select from hidden_trends x where x.sound = t.sound)
    order by t.score desc, t.sound
    ${limitTo(sql, limit)}`
  return rows.map((row) => toTrend(row, language))
}

const REASONS: Record<'word' | 'removed', Record<Language, string>> = {
  word: { en: 'A word in it is on our list', ne: 'यसमा हाम्रो सूचीको शब्द छ' },
  removed: { en: 'Much of it was removed', ne: 'यसका धेरै पोस्ट हटाइए' },
}

type HeldRow = Row & { reason: string | null; by: UserSummary | null; at: string }

/** For the staff: trends to review, the strongest first, then hidden ones, the latest first. */
export async function listHeld(sql: Sql, language: Language): Promise<HeldTrend[]> {
  const watched = await listWatched(sql)
  const rows = await sql<HeldRow[]>`
    (
      select t.category, t.tag as hashtag, t.count, t.hours, null as reason, null::json as by, t.peaked_at as at
      from trends t
      where t.is_held and not exists (select from hidden_trends x where x.sound = t.sound)
      order by t.score desc, t.sound
      ${limitTo(sql, MOST_HELD)}
    )
    union all
    (
      select coalesce(t.category, 'trending'), x.tag, coalesce(t.count, 0), coalesce(t.hours, array_fill(0, array[24])),
        x.reason, ${userJson(sql, 'u')}, x.created_at
      from hidden_trends x
      left join trends t on t.sound = x.sound
      left join users u on u.id = x.by_id
      order by x.created_at desc, x.sound
      ${limitTo(sql, MOST_HELD)}
    )`
  return rows.map(({ reason, by, at, ...row }) => ({
    ...toTrend(row, language),
    state: reason === null ? 'review' : 'hidden',
    reason: reason ?? REASONS[hasWatchedWord(watched, row.hashtag) ? 'word' : 'removed'][language],
    by,
    at,
  }))
}

/** The most active public hubs of the last week. */
export async function listWarmHubs(sql: Sql, limit: number, viewerId: string | null) {
  const rows = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)} from hubs h
    where ${isListed(sql, null)} and ${isNoMutedHub(sql, viewerId, sql`h.id`)}
    order by h.heat desc, h.id desc
    ${limitTo(sql, limit)}`
  return rows.map(toSummary)
}

function toTrend({ category, ...row }: Row, language: Language): Trend {
  return { ...row, category: nameOfCategory(category, language) }
}
