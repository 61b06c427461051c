import type { Profile, ProfileChange } from '@jes/contract/core/users'
import { create } from 'zustand'

export type Draft = {
  displayName: string
  bio: string
  district: string
  links: string[]
}

type SavedDraft = { of: string; draft: Draft } | null

/** Unsaved changes, whichever section of the settings is open meanwhile. */
const useSavedDraft = create<SavedDraft>(() => null)

export function useDraft(profile: Profile) {
  const begun = useSavedDraft()
  const saved = draftOf(profile)
  const draft = begun?.of === profile._id ? begun.draft : saved
  return {
    draft,
    isChanged: JSON.stringify(wordsOf(draft)) !== JSON.stringify(wordsOf(saved)),
    change(part: Partial<Draft>) {
      useSavedDraft.setState({ of: profile._id, draft: { ...draft, ...part } }, true)
    },
    forget: () => useSavedDraft.setState(null, true),
  }
}

function draftOf({ displayName, bio, district, links }: Profile): Draft {
  return { displayName, bio, district: district ?? '', links }
}

/** As the contract takes it: empty lines are no links, an empty district is none. */
export function wordsOf({ displayName, bio, district, links }: Draft) {
  return {
    displayName: displayName.trim(),
    bio: bio.trim(),
    district: district.trim() || null,
    links: links.map(withScheme).filter(Boolean),
  } satisfies ProfileChange
}

/** A link without https:// gets it. */
function withScheme(link: string) {
  const typed = link.trim()
  return !typed || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
}
