import type { DistrictWords } from '#features/core/districts/words.ts'
import type { Sql } from '#lib/db.ts'

/**
 * SQL condition: the post `s` is of one of these districts, by what people say now. A hub that says where it is speaks for
 * its posts; else its tags do, and the profile of who wrote the post.
 */
export function isOfDistrict(sql: Sql, { keys, names, sounds }: DistrictWords) {
  return sql`
    (
      exists (
        select from post_hashtags t
        join hashtags g on g.tag = t.tag
        where t.post_id = s.post_id and g.sound = any(${sounds}::text[]))
      or coalesce(
        (select h.district = any(${keys}::text[]) from hubs h where h.id = s.hub_id),
        (select h.tags && ${names}::text[] from hubs h where h.id = s.hub_id and h.tags && ${names}::text[]),
        (select lower(u.district) = any(${names}::text[]) from users u where u.id = s.author_id)
      ) is true
    )`
}
