import { hubPath } from '#features/core/hubAccess/hubPath.ts'

/** The tabs of a hub; the first is the hub itself. */
export const hubTabs = ['posts', 'rules', 'members', 'about'] as const
export type HubTab = (typeof hubTabs)[number] | 'log'

export function hubTabOf(word: string | null): HubTab {
  return [...hubTabs, 'log' as const].find((tab) => tab === word) ?? 'posts'
}

export function tabHref(name: string, tab: HubTab) {
  return tab === 'posts' ? hubPath(name) : `${hubPath(name)}?tab=${tab}`
}
