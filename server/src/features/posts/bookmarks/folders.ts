import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import { because } from '@jes/contract/lib/refusals/because'
import type { BookmarkFolder } from '@jes/contract/posts/bookmarks'
import { entitlementsOf, needsPass } from '#features/core/entitlements/rule.ts'
import { type Fragment, type Sql, sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'

const UNDO_SECONDS = 60

export function listFolders(sql: Sql, userId: string) {
  return selectFolders(
    sql,
    sql`
    f.user_id = ${userId}
    order by lower(f.name), f.id
    ${limitTo(sql, ENTITLEMENTS.premium.bookmarkFolders)}`,
  )
}

/** One of the viewer's own folders; any other does not exist. */
export async function expectFolder(sql: Sql, id: string, userId: string) {
  const [folder] = await selectFolders(sql, sql`f.id = ${id} and f.user_id = ${userId}`)
  if (!folder) throw notFound()
  return folder
}

function selectFolders(sql: Sql, which: Fragment) {
  return sql<BookmarkFolder[]>`
    select f.id as _id, f.name,
      (select count(*)::int from bookmarks b where b.folder_id = f.id) as count
    from bookmark_folders f
    where f.removed_at is null and ${which}`
}

export async function addFolder(sql: Sql, userId: string, name: string) {
  await holdFolders(sql, userId)
  const { bookmarkFolders } = await entitlementsOf(sql, userId)
  if (bookmarkFolders === 0) throw needsPass()
  const held = await sql`select from bookmark_folders where user_id = ${userId}`
  if (held.length >= bookmarkFolders)
    throw refuse(because('posts.folders_full', { max: bookmarkFolders }))
  await expectFreeName(sql, userId, name)
  const [{ id }] = await sql<[{ id: string }]>`
    insert into bookmark_folders (user_id, name) values (${userId}, ${name}) returning id`
  return { _id: id, name, count: 0 }
}

export function renameFolder(id: string, userId: string, name: string) {
  return sql.begin(async (sql) => {
    await expectFolder(sql, id, userId)
    await holdFolders(sql, userId)
    await expectFreeName(sql, userId, name, id)
    await sql`update bookmark_folders set name = ${name} where id = ${id}`
    return expectFolder(sql, id, userId)
  })
}

export function removeFolder(id: string, userId: string) {
  return sql.begin(async (sql) => {
    await expectFolder(sql, id, userId)
    await holdFolders(sql, userId)
    await sql`update bookmark_folders set removed_at = now() where id = ${id}`
  })
}

export async function restoreFolder(sql: Sql, id: string, userId: string) {
  await sql`
    update bookmark_folders set removed_at = null
    where id = ${id} and user_id = ${userId} and removed_at > now() - make_interval(secs => ${UNDO_SECONDS})`
  return expectFolder(sql, id, userId)
}

type Saving = { postId: string; viewerId: string }

/** Only a saved post can be moved to a folder. */
export async function moveBookmark(sql: Sql, saving: Saving, folder: string | null) {
  const { postId, viewerId } = saving
  if (folder) await expectFolder(sql, folder, viewerId)
  const { count } = await sql`
    update bookmarks set folder_id = ${folder} where user_id = ${viewerId} and post_id = ${postId}`
  if (count === 0) throw notFound()
}

/** Locks the member's folders until the transaction ends, and deletes for good those that were removed before. */
async function holdFolders(sql: Sql, userId: string) {
  await sql`select from users where id = ${userId} for no key update`
  await sql`delete from bookmark_folders where user_id = ${userId} and removed_at is not null`
}

async function expectFreeName(sql: Sql, userId: string, name: string, but = '0') {
  const taken = await sql`
    select from bookmark_folders
    where user_id = ${userId} and lower(name) = lower(${name}) and id <> ${but}`
  if (taken.length > 0) throw invalid({ name: 'posts.folder_known' })
}
