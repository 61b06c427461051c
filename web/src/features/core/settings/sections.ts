/** The sections of the settings, each with an address after the hash. */
export const sections = [
  'profile',
  'account',
  'language',
  'appearance',
  'saver',
  'notifications',
  'privacy',
  'blocked',
  'security',
  'invitations',
  'data',
] as const
export type Section = (typeof sections)[number]

export function sectionIn(hash: string) {
  return sections.find((section) => `#${section}` === hash) ?? null
}

export function sectionPath(section: Section) {
  return `/setting#${section}`
}
