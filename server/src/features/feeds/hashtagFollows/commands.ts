import { MOST_HASHTAGS } from '@jes/contract/feeds/hashtagFollows'
import { because } from '@jes/contract/lib/refusals/because'
import { tagSound } from '@jes/contract/lib/script/tags'
import { sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { keyOf } from './queries.ts'

/** All spellings of the hashtag are followed, also those that nobody has written yet. */
export function followHashtag({ id }: Viewer, hashtag: string) {
  const tag = keyOf(hashtag)
  return sql.begin(async (sql) => {
    await sql`select from users where id = ${id} for no key update`
    await sql`
      insert into hashtag_follows (user_id, sound, tag) values (${id}, ${tagSound(tag)}, ${tag})
      on conflict do nothing`
    const [row] = await sql<[{ count: number }]>`
      select count(*)::int as count from hashtag_follows where user_id = ${id}`
    if (row.count > MOST_HASHTAGS)
      throw invalid({ tag: because('feeds.hashtags_full', { max: MOST_HASHTAGS }) })
    return { follows: true }
  })
}

export async function unfollowHashtag({ id }: Viewer, hashtag: string) {
  await sql`
    delete from hashtag_follows where user_id = ${id} and sound = ${tagSound(keyOf(hashtag))}`
  return { follows: false }
}
