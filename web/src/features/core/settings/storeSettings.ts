import { type Settings, settingsApi } from '@jes/contract/core/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe, me } from '#features/core/viewer/me.ts'
import { call } from '#lib/api.ts'

type Change = Partial<Settings>

/** For settings of members: shown at once, stored by the server; if refused, restored. */
export function useStoreSettings() {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (change: Change) => call(settingsApi.update, { body: change }),
    scope: { id: 'settings' },
    onMutate(change) {
      const before = client.getQueryData(me().queryKey)?.user.settings
      if (before) changeMe(client, { settings: { ...before, ...change } })
      return before
    },
    onSuccess: (saved) => changeMe(client, saved),
    onError: (_error, _change, before) => before && changeMe(client, { settings: before }),
  })
  return {
    keep: (change: Change) => save.mutate(change),
    sign: {
      isSaved: save.isSuccess,
      problem: save.error,
      onRetry: () => save.variables && save.mutate(save.variables),
    },
  }
}
