import type { CommentSort } from '@jes/contract/comments/comments'
import { stored } from './stored.ts'

const SORT = 'jes-comment-sort'
const SORTS: readonly CommentSort[] = ['best', 'top', 'new', 'old']

/** The order in the address, else the one chosen last. */
export function sortOf(named: string | null): CommentSort {
  const saved = named ?? stored(() => localStorage.getItem(SORT))
  return SORTS.find((sort) => sort === saved) ?? 'best'
}

export function rememberSort(sort: CommentSort) {
  stored(() => localStorage.setItem(SORT, sort))
}
