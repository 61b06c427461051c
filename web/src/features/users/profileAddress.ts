/** The tabs of a profile; the first is the profile itself. */
export const profileTabs = ['posts', 'clips', 'comments', 'about'] as const
export type ProfileTab = (typeof profileTabs)[number]

export function profileTabOf(word: string | null): ProfileTab {
  return profileTabs.find((tab) => tab === word) ?? 'posts'
}

export function profileHref(username: string, tab: ProfileTab) {
  return tab === 'posts' ? `/je/${username}` : `/je/${username}?tab=${tab}`
}
