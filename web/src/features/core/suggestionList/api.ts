import { searchApi } from '@jes/contract/search/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Suggestions for the typed text; without text no request. */
export function suggestionsFor(typed: string | null) {
  return queryOptions({
    queryKey: keyFor('suggestions', typed),
    queryFn: ({ signal }) => call(searchApi.suggest, { query: { q: typed ?? '' } }, signal),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
    // A failed suggestion is ignored.
    retry: false,
  })
}
