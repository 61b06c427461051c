import type { Automod } from '@jes/contract/hubs/automod'
import { create } from 'zustand'
import { draftOf, type RuleDraft } from './draft.ts'

/** The typed rules of each hub; they survive a switch to another tab of the page. */
const useAll = create<Record<string, RuleDraft[]>>(() => ({}))

export function useDrafts(hub: string, saved: Automod) {
  const typed = useAll((all) => all[hub])
  return typed ?? draftsOf(saved)
}

/** The same drafts for the same reply of the server: their keys stay. */
const known = new WeakMap<Automod, RuleDraft[]>()

function draftsOf(saved: Automod) {
  const drafts = known.get(saved) ?? saved.rules.map(draftOf)
  known.set(saved, drafts)
  return drafts
}

export function keepDrafts(hub: string, drafts: RuleDraft[]) {
  useAll.setState({ [hub]: drafts })
}

export function dropDrafts(hub: string) {
  useAll.setState(({ [hub]: _, ...others }) => others, true)
}
