import { type AutomodRule, automodApi } from '@jes/contract/hubs/automod'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

export function automodOf(hub: string) {
  return queryOptions({
    queryKey: keyFor('team', 'automod', hub),
    queryFn: ({ signal }) => call(automodApi.find, { params: { id: hub } }, signal),
    // A text that is being typed is not overwritten by a refetch.
    refetchOnWindowFocus: false,
  })
}

export async function tryRules(client: QueryClient, hub: string, rules: AutomodRule[]) {
  const trial = await call(automodApi.try, { params: { id: hub }, body: { rules } })
  void client.invalidateQueries({ queryKey: keyFor('team', 'log') })
  return trial
}

export async function saveRules(
  client: QueryClient,
  hub: string,
  body: { rules: AutomodRule[]; isOn: boolean },
) {
  const saved = await call(automodApi.save, { params: { id: hub }, body })
  client.setQueryData(automodOf(hub).queryKey, saved)
  void client.invalidateQueries({ queryKey: keyFor('team', 'log') })
  return saved
}
