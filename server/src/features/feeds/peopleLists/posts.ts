import type { PostPage } from '@jes/contract/posts/posts'
import { listOfAuthors } from '#features/feeds/feeds/authors.ts'
import { readNewest } from '#features/feeds/feeds/newest.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import type { PageRequest } from '#lib/pages.ts'
import { expectList } from './queries.ts'

/** The newest posts of the people of a list that the viewer may see. */
export async function listListPosts(
  sql: Sql,
  listId: string,
  query: PageRequest,
  viewerId: string | null,
): Promise<PostPage> {
  await expectList(sql, listId, viewerId)
  const authors = sql`
    select m.user_id as author_id from people_list_members m where m.list_id = ${listId}`
  return readNewest(
    (part) => listOfAuthors(sql, authors, { viewerId, ...part }),
    query,
    (ids) => listPosts(sql, ids, { viewerId, unmuted: 'anywhere' }),
  )
}
