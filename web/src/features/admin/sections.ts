/** In the order of a day at the desk: what waits, people and things, the house, the books. */
export const SECTIONS = [
  'queue',
  'grievances',
  'appeals',
  'members',
  'jehubs',
  'content',
  'trends',
  'words',
  'templates',
  'blogs',
  'announcements',
  'switches',
  'audit',
  'figures',
] as const
export type Section = (typeof SECTIONS)[number]

/** Sections in which one thing has an address of its own. */
export type Detailed = Extract<Section, 'queue' | 'members' | 'blogs'>

/** What an address means, or null: there is no such section. */
export function sectionOf(word: string | undefined): Section | null {
  return SECTIONS.find((one) => one === (word ?? 'queue')) ?? null
}

export function sectionPath(section: Section) {
  return section === 'queue' ? '/admin' : `/admin/${section}`
}

/** Where one case, member or article is looked at. */
export function detailPath(section: Detailed, id: string) {
  return `/admin/${section}/${id}`
}
