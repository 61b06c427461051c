import { type AutomodRule, automodApi } from '@jes/contract/hubs/automod'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export function automodOf(hub: string) {
  return queryOptions({
    queryKey: ['automod', hub],
    queryFn: ({ signal }) => call(automodApi.find, { params: { id: hub } }, signal),
    // What is being typed is not overwritten behind one's back.
    refetchOnWindowFocus: false,
  })
}

export async function tryRules(client: QueryClient, hub: string, rules: AutomodRule[]) {
  const trial = await call(automodApi.try, { params: { id: hub }, body: { rules } })
  void client.invalidateQueries({ queryKey: ['modlog'] })
  return trial
}

export async function saveRules(
  client: QueryClient,
  hub: string,
  body: { rules: AutomodRule[]; isOn: boolean },
) {
  const saved = await call(automodApi.save, { params: { id: hub }, body })
  client.setQueryData(automodOf(hub).queryKey, saved)
  void client.invalidateQueries({ queryKey: ['modlog'] })
  return saved
}
