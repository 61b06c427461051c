import { searchApi } from '@jes/contract/search/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What somebody may mean who has typed this much; nothing typed, nothing asked. */
export function suggestionsFor(typed: string | null) {
  return queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: ({ signal }) => call(searchApi.suggest, { query: { q: typed ?? '' } }, signal),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
    // A suggestion that does not come is not worth a word.
    retry: false,
  })
}
