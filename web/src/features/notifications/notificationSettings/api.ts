import {
  type Channels,
  type NotificationType,
  notificationApi,
  type Preferences,
} from '@jes/contract/notifications/notifications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

type SavedPreferences = { preferences: Preferences }
export type Choice = { type: NotificationType } & Partial<Channels>

const SAVING = { id: 'notificationPreferences' }

/** How each type of notification reaches me. */
export function notificationPreferences() {
  return queryOptions({
    queryKey: keyFor('notification preferences'),
    queryFn: ({ signal }) => call(notificationApi.preferences, {}, signal),
  })
}

/** Shows a choice at once and stores it; a refused one is restored. */
export function usePrefer() {
  const client = useQueryClient()
  const { queryKey } = notificationPreferences()
  return useMutation({
    mutationFn: (choice: Choice) => call(notificationApi.prefer, { body: choice }),
    mutationKey: [SAVING.id],
    // One after another, so that the last choice is the stored one.
    scope: SAVING,
    async onMutate(choice) {
      await client.cancelQueries({ queryKey })
      client.setQueryData<SavedPreferences>(queryKey, (saved) => saved && withChoice(saved, choice))
    },
    onSuccess(saved) {
      // While more choices are queued, the reply to this one does not know them.
      if (client.isMutating({ mutationKey: [SAVING.id] }) === 1)
        client.setQueryData(queryKey, saved)
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

function withChoice(
  { preferences }: SavedPreferences,
  { type, ...channels }: Choice,
): SavedPreferences {
  return { preferences: { ...preferences, [type]: { ...preferences[type], ...channels } } }
}
