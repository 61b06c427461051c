import { findDistrict } from '@jes/contract/core/districts'
import type { Language } from '@jes/contract/core/settings'
import type { FirstSteps, FirstStepsChange } from '@jes/contract/welcome/firstSteps'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import { findFirstSteps } from './queries.ts'

/** Stores how far somebody is and what they chose; the district is on their profile only if they say so. */
export function updateFirstSteps(viewer: Viewer, change: FirstStepsChange, language: Language) {
  return sql.begin(async (sql) => {
    await sql`select from users where id = ${viewer.id} for no key update`
    const before = await findFirstSteps(sql, viewer.id)
    const now = { ...before, ...change }
    await sql`
      insert into first_steps as f (user_id, step, done_at, district, interests)
      values (${viewer.id}, ${now.step}, case when ${now.isDone} then now() end, ${now.district}, ${now.interests})
      on conflict (user_id) do update
      set step = excluded.step, district = excluded.district, interests = excluded.interests,
        done_at = case when ${now.isDone} then coalesce(f.done_at, now()) end`
    if (isOtherDistrict(before, now)) await showDistrict(sql, viewer.id, now, language)
    return findFirstSteps(sql, viewer.id)
  })
}

function isOtherDistrict(before: FirstSteps, now: FirstSteps) {
  if (before.isDistrictShown !== now.isDistrictShown) return true
  return now.isDistrictShown && before.district !== now.district
}

/** On the profile it stands in the language of who chose it. */
async function showDistrict(
  sql: Sql,
  userId: string,
  { district, isDistrictShown }: FirstSteps,
  language: Language,
) {
  const shown = isDistrictShown ? (findDistrict(district)?.[language] ?? null) : null
  await sql`update users set district = ${shown} where id = ${userId}`
  await publishChange(sql, ['lists', `user:${userId}`])
}
