import { adminMemberApi, type WordList } from '@jes/contract/staff/adminMembers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

/** The words of one list. */
export function wordsOf(list: WordList) {
  return queryOptions({
    queryKey: [...ADMIN, 'words', list],
    queryFn: ({ signal }) => call(adminMemberApi.words, { query: { list } }, signal),
    select: ({ words }) => words,
  })
}

export async function addWord(client: QueryClient, list: WordList, word: string) {
  await call(adminMemberApi.addWord, { body: { list, word } })
  void askDeskAnew(client)
}

export async function removeWord(client: QueryClient, id: string) {
  await call(adminMemberApi.removeWord, { params: { id } })
  void askDeskAnew(client)
}
