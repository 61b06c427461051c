/** The floors of the house, and whose doors each may open. */
export const ROOMS: Record<string, string[]> = {
  contract: [],

  'server/lib': ['contract'],
  'server/features/*': ['contract', 'server/lib'],
  server: ['contract', 'server/lib', 'server/features/*'],

  'web/lib': ['contract'],
  'web/ui': ['web/lib'],
  'web/features/*': ['contract', 'web/lib', 'web/ui'],
  'web/pages': ['contract', 'web/lib', 'web/ui', 'web/features/*'],
  'web/app': ['contract', 'web/lib', 'web/ui', 'web/features/*', 'web/pages'],
}
