/** By what belongs together, in the order of a day at the desk. */
export const GROUPS = [
  { name: 'today', sections: ['queue', 'grievances', 'appeals'] },
  { name: 'people', sections: ['members', 'jehubs', 'content'] },
  { name: 'wording', sections: ['trends', 'words', 'templates', 'blogs', 'announcements'] },
  { name: 'running', sections: ['switches', 'jobs', 'audit', 'figures'] },
  { name: 'money', sections: ['passes', 'payouts', 'revenue'] },
] as const

export type Section = (typeof GROUPS)[number]['sections'][number]
export const SECTIONS: readonly Section[] = GROUPS.flatMap(({ sections }) => sections)

/** Jobs and money are for admins alone; to moderators there are no such sections. */
const FOR_ADMINS: ReadonlySet<Section> = new Set(['jobs', 'passes', 'payouts', 'revenue'])

export function isFor(section: Section, isAdmin: boolean) {
  return isAdmin || !FOR_ADMINS.has(section)
}

/** Sections in which one thing has an address of its own. */
export type Detailed = Extract<Section, 'queue' | 'members' | 'blogs' | 'passes'>

/** What an address means, or null: there is no such section. */
export function sectionOf(word: string | undefined): Section | null {
  return SECTIONS.find((one) => one === (word ?? 'queue')) ?? null
}

export function sectionPath(section: Section) {
  return section === 'queue' ? '/admin' : `/admin/${section}`
}

/** Where one case, member, article or order is looked at. */
export function detailPath(section: Detailed, id: string) {
  return `/admin/${section}/${id}`
}
