import { switcherApi } from '@jes/contract/accounts/switcher'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { setMe } from '#features/core/viewer/me.ts'
import { inAllTabs, send } from '#lib/api.ts'
import { navigate } from '#lib/history.ts'
import { keyFor } from '#lib/keys.ts'
import { forgetAccount, rememberAccount } from '#lib/knownAccounts.ts'
import { choose } from '#lib/preferences.ts'
import { clearUser, signIn, useSession } from '#lib/session.ts'

/** The other accounts of this browser whose sessions live. */
export function parkedAccounts() {
  return queryOptions({
    queryKey: keyFor('parked accounts'),
    queryFn: ({ signal }) => send(switcherApi.list, {}, null, signal),
    staleTime: 0,
  })
}

/** In step with the renewals of all tabs: no cookie changes while another tab uses it. */
export async function switchTo(client: QueryClient, id: string) {
  rememberCurrent()
  const { user } = await inAllTabs(async () => {
    const resumed = await send(switcherApi.resume, { params: { id } }, null)
    navigate('/')
    signIn(resumed.user, resumed.token)
    return resumed
  })
  rememberAccount(user)
  setMe(client, user)
  const { digits, ...settings } = user.settings
  choose({ ...settings, digits: digits ?? undefined })
}

/** The session in use waits in this browser while another account logs in. */
export async function addAccount() {
  if (useSession.getState().user) {
    rememberCurrent()
    await inAllTabs(() => send(switcherApi.park, {}, null))
  }
  navigate('/login')
  clearUser()
}

/** Logs a parked account out; one whose session has ended is only forgotten. */
export async function endAccount(client: QueryClient, id: string) {
  await inAllTabs(() => send(switcherApi.end, { params: { id } }, null))
  forgetAccount(id)
  await client.invalidateQueries({ queryKey: keyFor('parked accounts') })
}

function rememberCurrent() {
  const { user } = useSession.getState()
  if (user) rememberAccount(user)
}
