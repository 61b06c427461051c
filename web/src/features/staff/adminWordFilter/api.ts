import { adminMemberApi, type WordList } from '@jes/contract/staff/adminMembers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The words of one list. */
export function wordsOf(list: WordList) {
  return queryOptions({
    queryKey: keyFor('desk', 'words', list),
    queryFn: ({ signal }) => call(adminMemberApi.words, { query: { list } }, signal),
    select: ({ words }) => words,
  })
}

export async function addWord(client: QueryClient, list: WordList, word: string) {
  await call(adminMemberApi.addWord, { body: { list, word } })
  void refetchAdmin(client)
}

export async function removeWord(client: QueryClient, id: string) {
  await call(adminMemberApi.removeWord, { params: { id } })
  void refetchAdmin(client)
}
