import type { Hub } from '@jes/contract/hubs/hubs'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'

const all = [
  'queue',
  'requests',
  'members',
  'bans',
  'invites',
  'automod',
  'settings',
  'log',
] as const
export type ModTab = (typeof all)[number]

/** Only the owner changes the hub; a public one has no requests. */
export function tabsFor({ myRole, isPrivate, waiting }: Hub): ModTab[] {
  const hasRequests = isPrivate || (waiting?.requests ?? 0) > 0
  return all.filter(
    (tab) => (tab !== 'settings' || myRole === 'owner') && (tab !== 'requests' || hasRequests),
  )
}

export function tabOf(word: string | null, tabs: readonly ModTab[]): ModTab {
  return tabs.find((tab) => tab === word) ?? 'queue'
}

export function modPath(hub: string, tab: ModTab = 'queue') {
  const path = `${hubPath(hub)}/moderate`
  return tab === 'queue' ? path : `${path}?tab=${tab}`
}
