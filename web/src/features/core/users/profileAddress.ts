/** The tabs of a profile; the first is the profile itself. */
export const profileTabs = ['posts', 'clips', 'comments', 'about'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The lists of people that the counts of a profile open. */
export const peopleTabs = ['followers', 'following'] as const
export type PeopleTab = (typeof peopleTabs)[number]

export function profileTabOf(word: string | null): ProfileTab | PeopleTab {
  return [...profileTabs, ...peopleTabs].find((tab) => tab === word) ?? 'posts'
}

export function isPeopleTab(tab: ProfileTab | PeopleTab): tab is PeopleTab {
  return tab === 'followers' || tab === 'following'
}

export function profileHref(username: string, tab: ProfileTab | PeopleTab) {
  return tab === 'posts' ? `/je/${username}` : `/je/${username}?tab=${tab}`
}
