import type { ReportKind } from '@jes/contract/core/reports'

/** Every query of the desk: whatever the staff does may change any of them. */
type Desk =
  | ['waiting' | 'flags' | 'books' | 'appeals' | 'plans' | 'templates' | 'announcements' | 'staff']
  | ['sign-ups' | 'sign-up settings' | 'sign-up blocks']
  | ['figures', days: string]
  | ['cases', state: string, kind: ReportKind | null]
  | ['case' | 'user' | 'order' | 'blog', id: string]
  | ['blogs']
  | ['payouts' | 'grievances', state: string]
  | ['words', list: string]
  | ['hubs', state: string, words: string]
  | ['users', filter: string, words: string]
  | ['orders', state: string | null, provider: string | null, words: string]
  | ['content', kind: string, state: string, words: string]
  | ['audit', by: string | null, action: string | null]
  | ['jobs', 'groups' | 'dead']

declare module '#lib/keys.ts' {
  interface Keys {
    staff: ['desk', ...Desk] | ['staff act', id: string] | ['grievance', number: string]
  }
}
