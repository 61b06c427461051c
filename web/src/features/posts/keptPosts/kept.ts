import { type Bookmark, bookmarkApi } from '@jes/contract/posts/bookmarks'
import { create } from 'zustand'
import type { KeepRule, KeptPost } from '#features/core/offline/database.ts'
import {
  changeStoredRule,
  deleteKept,
  findRule,
  forgetIfGone,
  listKept,
  NOTHING_KEPT,
  putKept,
} from '#features/core/offline/keptStore.ts'
import { storeOwner } from '#features/core/offline/storing.ts'
import { ApiError, call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { VISITOR } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { fetchKept } from './fetching.ts'
import { messages } from './newsMessages.ts'
import { type Plan, planKept, type Readable } from './plan.ts'

type Kept = {
  rule: KeepRule
  posts: readonly KeptPost[]
  /** Wanted posts that do not fit into the limit. */
  noRoom: readonly string[]
  /** The post that is fetched now. */
  fetching: string | null
  isUpdating: boolean
  problem: 'offline' | 'device full' | null
}

const PAGE_ROWS = 50
const MOST_PAGES = 20
const NOTHING: Kept = {
  rule: NOTHING_KEPT,
  posts: [],
  noRoom: [],
  fetching: null,
  isUpdating: false,
  problem: null,
}

/** What the member of this page keeps on this device. */
export const useKept = create<Kept>(() => NOTHING)

/** How often the rule was changed here. */
let ruleChanges = 0

/** Shows what is stored; a rule that was changed meanwhile is newer than the one that was read. */
export async function loadKept() {
  const owner = memberId()
  if (!owner) return useKept.setState(NOTHING)
  const before = ruleChanges
  const [rule, posts] = await Promise.all([findRule(owner), listKept(owner)])
  if (memberId() === owner) useKept.setState(ruleChanges === before ? { rule, posts } : { posts })
}

/** The switch of one bookmark. */
export async function keepOne(row: Bookmark, isKept: boolean) {
  await changeRule((rule) => ({ ...rule, posts: { ...rule.posts, [row.adId]: isKept } }))
  await inTurn((owner) => follow(owner, [row], false))
}

/** Everything, a folder, the limit or the size of pictures: all bookmarks are looked at again. */
export async function keepBy(change: Partial<KeepRule>) {
  await changeRule((rule) => ({ ...rule, ...change }))
  await updateKept()
}

/** Brings what is kept up to date with the server. */
export function updateKept() {
  return inTurn(async (owner) => {
    const { rows, isWhole } = await listBookmarks()
    await follow(owner, rows, isWhole)
    await changeRule((rule) => ({ ...rule, updatedAt: Date.now() }))
  })
}

/** Shown at once. */
async function changeRule(change: (rule: KeepRule) => KeepRule) {
  const owner = memberId()
  if (!owner) return
  ruleChanges += 1
  useKept.setState(({ rule }) => ({ rule: change(rule) }))
  await changeStoredRule(owner, change)
}

async function follow(owner: string, rows: readonly Bookmark[], isWhole: boolean) {
  const rule = await findRule(owner)
  const plan = planKept({ rule, rows, kept: await listKept(owner), isWhole })
  await leave(owner, plan)
  for (const row of plan.toFetch) if (memberId() === owner) await fetchOne(owner, row, rule)
  // Some are larger than they were thought to be.
  const after = planKept({ rule, rows: [], kept: await listKept(owner), isWhole: false })
  await leave(owner, after)
  useKept.setState({ noRoom: [...plan.noRoom, ...after.noRoom] })
}

async function fetchOne(owner: string, row: Readable, rule: KeepRule) {
  useKept.setState({ fetching: row.adId })
  try {
    await putKept(owner, await fetchKept(row, rule.pictures))
  } catch (error) {
    // It was deleted or hidden since the list was fetched.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  await loadKept()
}

async function leave(owner: string, { unwanted, pushedOut }: Plan) {
  for (const post of [...unwanted, ...pushedOut]) await deleteKept(owner, post)
  if (pushedOut.length > 0) toast.show(text(messages).pushedOut(pushedOut.length))
  if (unwanted.length + pushedOut.length > 0) await loadKept()
}

async function listBookmarks() {
  const rows: Bookmark[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found = await call(bookmarkApi.list, { query: { cursor, limit: PAGE_ROWS } })
    rows.push(...found.bookmarks)
    if (!found.nextCursor) return { rows, isWhole: true }
    cursor = found.nextCursor
  }
  return { rows, isWhole: false }
}

/** One tab at a time; what has failed is told on the page. */
async function inTurn(work: (owner: string) => Promise<void>) {
  const owner = memberId()
  if (!owner) return
  const run = () => work(owner)
  useKept.setState({ isUpdating: true, problem: null })
  try {
    await (navigator.locks ? navigator.locks.request('jes-kept', run) : run())
  } catch (error) {
    useKept.setState({ problem: problemOf(error) })
  }
  await forgetIfGone(owner)
  useKept.setState({ isUpdating: false, fetching: null })
}

function problemOf(error: unknown) {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'device full'
  const isOffline = error instanceof TypeError || (error instanceof ApiError && error.status === 0)
  if (isOffline) return 'offline'
  throw error
}

function memberId() {
  const owner = storeOwner()
  return owner === VISITOR ? null : owner
}
