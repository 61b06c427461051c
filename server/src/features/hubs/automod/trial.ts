import { setImmediate as turn } from 'node:timers/promises'
import { type AutomodRule, type AutomodTrial, TRIED_POSTS } from '@jes/contract/hubs/automod'
import { expectTeam } from '#features/core/hubAccess/access.ts'
import { userJson } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { makeSemaphore } from '#lib/semaphore.ts'
import { matchRules, readyRules } from './match.ts'

type Tried = AutomodTrial['caught'][number]['ad'] & {
  content: string
  age: number
  isTeam: boolean
}

/** Reading 200 posts takes a while: one trial at a time. */
const takeTurn = makeSemaphore({ atOnce: 1, waiting: 20 })

/** What the rules would have done to the latest posts; nothing changes, but the trial is recorded. */
export async function tryRules(
  sql: Sql,
  nameOrId: string,
  rules: AutomodRule[],
  viewerId: string,
): Promise<AutomodTrial> {
  const hub = await expectTeam(sql, nameOrId, viewerId)
  const posts = await listLatest(sql, hub.id)
  const caught = await takeTurn(() => catchIn(posts, rules))
  await sql`
    insert into hub_automods (hub_id, tried) values (${hub.id}, ${sql.json(rules)})
    on conflict (hub_id) do update set tried = excluded.tried`
  return { tried: posts.length, caught }
}

async function catchIn(posts: Tried[], rules: AutomodRule[]) {
  const ready = readyRules(rules)
  const caught: AutomodTrial['caught'] = []
  for (const { _id, title, user, content, age, isTeam } of posts) {
    // Yields between two posts, so that other requests are served.
    await turn()
    const verdict = isTeam ? null : matchRules(ready, { title, content }, { age })
    if (!verdict) continue
    const { rule, action, found } = verdict
    caught.push({ ad: { _id, title, user }, rule, action, found })
  }
  return caught
}

/** With the age that the account had at the time of the post. */
function listLatest(sql: Sql, hubId: string) {
  return sql<Tried[]>`
    select p.id as _id, p.title, p.content,
      extract(epoch from p.created_at - u.created_at)::float8 * 1000 as age,
      exists (
        select from hub_members m
        where m.hub_id = s.hub_id and m.user_id = u.id and m.role <> 'member') as is_team,
      ${userJson(sql, 'u')} as user
    from post_stats s
    join posts p on p.id = s.post_id
    join users u on u.id = s.author_id
    where s.hub_id = ${hubId} and s.is_live
    order by s.post_id desc
    ${limitTo(sql, TRIED_POSTS)}`
}
