import { type Settings, settingsApi } from '@jes/contract/core/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe } from '#features/core/viewer/me.ts'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { call } from '#lib/api.ts'
import { choose, type Preferences, usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'

export type Change = Partial<Preferences>
type Step = { to: Change; before: Preferences }

/** Shows a change at once and stores it for the member; a visitor's stays on this device. */
export function useChangeSettings() {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: ({ to }: Step) => call(settingsApi.update, { body: toSettings(to) }),
    // One after another, so that the last choice is the stored one.
    scope: { id: 'settings' },
    onSuccess: (saved) => changeMe(queryClient, saved),
    onError(error, { to, before }) {
      choose(undone(to, before))
      sayRefusal(error)
    },
  })

  function change(to: Change) {
    const before = usePreferences.getState()
    choose(to)
    if (useSession.getState().isAuthenticated) save.mutate({ to, before })
  }

  return {
    change,
    isSaved: save.isSuccess,
    problem: save.error,
    onRetry: () => save.variables && change(save.variables.to),
  }
}

/** What was chosen again in the meantime stays. */
function undone(to: Change, before: Preferences): Change {
  const now = usePreferences.getState()
  const keys = Object.keys(to) as (keyof Preferences)[]
  const unchanged = keys.filter((key) => now[key] === to[key])
  return Object.fromEntries(unchanged.map((key) => [key, before[key]]))
}

/** Digits that follow the language are no choice here, and null on the wire. */
function toSettings(change: Change): Partial<Settings> {
  const { digits, ...others } = change
  return 'digits' in change ? { ...others, digits: digits ?? null } : others
}
