import { pushApi } from '@jes/contract/notifications/push'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { findSubscription, supportHere } from './browser.ts'
import { switchOff, switchOn } from './switching.ts'

/** My devices with push messages, and whether this one really has them. */
export function pushDevices() {
  return queryOptions({
    queryKey: keyFor('me', 'push'),
    async queryFn({ signal }) {
      const [{ devices }, isSubscribed] = await Promise.all([
        call(pushApi.list, {}, signal),
        isSubscribedHere(),
      ])
      const own = devices.find(({ isThis }) => isThis)
      return { devices, own, isOn: own !== undefined && isSubscribed }
    },
  })
}

async function isSubscribedHere() {
  if (supportHere() !== 'able' || Notification.permission !== 'granted') return false
  return (await findSubscription()) !== null
}

export function useSwitchPush() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ wanted, ownId }: { wanted: boolean; ownId: string | undefined }) => {
      await (wanted ? switchOn() : switchOff(ownId))
    },
    onSettled: () => client.invalidateQueries(pushDevices()),
  })
}

export function useRemoveDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, isThis }: { _id: string; isThis: boolean }) =>
      isThis ? switchOff(_id) : call(pushApi.remove, { params: { id: _id } }),
    onSettled: () => client.invalidateQueries(pushDevices()),
  })
}

/** The message itself shows that it arrived; a device that is gone is off the list then. */
export function useTestDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(pushApi.test, { params: { id } }),
    onSettled: () => client.invalidateQueries(pushDevices()),
  })
}
