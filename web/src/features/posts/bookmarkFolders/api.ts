import { type Bookmark, type BookmarkFolder, bookmarkApi } from '@jes/contract/posts/bookmarks'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

type Saved = InfiniteData<{ bookmarks: Bookmark[]; nextCursor: string | null }>

/** As long as somebody may need to see that it was a slip. */
const UNDO_TIME = 10_000

/** My folders, by name. */
export function folders() {
  return queryOptions({
    queryKey: ['bookmarkFolders'],
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

/** Gone at once, and for some seconds a tap away from being back with all that was in it. */
export async function removeFolder(client: QueryClient, { _id: id }: BookmarkFolder) {
  try {
    await call(bookmarkApi.removeFolder, { params: { id } })
    await askAgain(client)
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
    await askAgain(client)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}

async function askAgain(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries(folders()),
    client.invalidateQueries({ queryKey: ['bookmarks'] }),
  ])
}

/** Puts a saved post into a folder, or with null into none. */
export async function moveTo(client: QueryClient, adId: string, folder: BookmarkFolder | null) {
  const { moved, takenOut } = text(messages)
  try {
    await call(bookmarkApi.move, { params: { adId }, body: { folder: folder?._id ?? null } })
    await askAgain(client)
    toast.success(folder ? moved(folder.name) : takenOut)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}

/** In which folder a saved post is, as far as a list that was read says. */
export function folderOf(client: QueryClient, adId: string) {
  const lists = client.getQueriesData<Saved>({ queryKey: ['bookmarks'] })
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap(({ bookmarks }) => bookmarks) ?? [])
  return rows.find((row) => row.adId === adId)?.folder ?? null
}
