import { type Bookmark, type BookmarkFolder, bookmarkApi } from '@jes/contract/posts/bookmarks'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

type Saved = InfiniteData<{ bookmarks: Bookmark[]; nextCursor: string | null }>

/** Time to notice a mistake. */
const UNDO_TIME = 10_000

/** My folders, by name. */
export function folders() {
  return queryOptions({
    queryKey: keyFor('bookmark folders'),
    queryFn: ({ signal }) => call(bookmarkApi.folders, {}, signal),
  })
}

export async function addFolder(client: QueryClient, name: string) {
  const { folder } = await call(bookmarkApi.addFolder, { body: { name } })
  await client.invalidateQueries(folders())
  return folder
}

export async function renameFolder(client: QueryClient, id: string, name: string) {
  const { folder } = await call(bookmarkApi.renameFolder, { params: { id }, body: { name } })
  await client.invalidateQueries(folders())
  return folder
}

/** Removed at once; for some seconds it can be restored with its bookmarks. */
export async function removeFolder(client: QueryClient, { _id: id }: BookmarkFolder) {
  try {
    await call(bookmarkApi.removeFolder, { params: { id } })
    await refetchFolders(client)
    const { removed, undo } = text(messages)
    const action = { label: undo, onAct: () => void restoreFolder(client, id) }
    toast.show({ text: removed, action, life: UNDO_TIME })
    return true
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
    return false
  }
}

async function restoreFolder(client: QueryClient, id: string) {
  try {
    await call(bookmarkApi.restoreFolder, { params: { id } })
    await refetchFolders(client)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}

async function refetchFolders(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries(folders()),
    client.invalidateQueries({ queryKey: keyFor('lists', 'bookmarks') }),
  ])
}

/** Moves a saved post to a folder, or with null to none. */
export async function moveTo(client: QueryClient, adId: string, folder: BookmarkFolder | null) {
  const { moved, takenOut } = text(messages)
  try {
    await call(bookmarkApi.move, { params: { adId }, body: { folder: folder?._id ?? null } })
    await refetchFolders(client)
    toast.success(folder ? moved(folder.name) : takenOut)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}

/** The folder of a saved post, as far as a loaded list says. */
export function folderOf(client: QueryClient, adId: string) {
  const lists = client.getQueriesData<Saved>({ queryKey: keyFor('lists', 'bookmarks') })
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap(({ bookmarks }) => bookmarks) ?? [])
  return rows.find((row) => row.adId === adId)?.folder ?? null
}
