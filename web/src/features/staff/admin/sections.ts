/** By subject, in the order of a working day. */
export const GROUPS = [
  { name: 'today', sections: ['queue', 'grievances', 'appeals', 'signUps'] },
  { name: 'people', sections: ['members', 'jehubs', 'content'] },
  { name: 'wording', sections: ['trends', 'words', 'templates', 'blogs', 'announcements'] },
  { name: 'running', sections: ['switches', 'jobs', 'audit', 'figures'] },
  { name: 'money', sections: ['passes', 'payouts', 'revenue'] },
] as const

export type Section = (typeof GROUPS)[number]['sections'][number]
export const SECTIONS: readonly Section[] = GROUPS.flatMap(({ sections }) => sections)

/** Jobs and money are for admins only; for moderators these sections do not exist. */
const FOR_ADMINS: ReadonlySet<Section> = new Set(['jobs', 'passes', 'payouts', 'revenue'])

export function isFor(section: Section, isAdmin: boolean) {
  return isAdmin || !FOR_ADMINS.has(section)
}

/** Sections with a page for one thing. */
export type Detailed = Extract<Section, 'queue' | 'members' | 'blogs' | 'passes'>

/** The section of a path, or null: there is no such section. */
export function sectionOf(word: string | undefined): Section | null {
  return SECTIONS.find((one) => one === (word ?? 'queue')) ?? null
}

export function sectionPath(section: Section) {
  return section === 'queue' ? '/admin' : `/admin/${section}`
}

/** The path of one case, member, article or order. */
export function detailPath(section: Detailed, id: string) {
  return `/admin/${section}/${id}`
}
