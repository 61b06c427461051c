import type { Language } from '#lib/preferences.ts'

declare module '#lib/keys.ts' {
  interface Keys {
    site:
      | ['announcements' | 'blogs', language: Language]
      | ['blog', id: string, language: Language]
      | ['help', slug: string]
      | ['help finder']
      | ['ranking']
  }
}
