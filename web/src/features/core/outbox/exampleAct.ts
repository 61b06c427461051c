import type { Act, NewAct } from './acts.ts'
import { makeAct } from './newAct.ts'

/** A waiting bookmark for tests, with the given changes. */
export function exampleAct(change: Partial<NewAct> = {}, progress: Partial<Act> = {}): Act {
  const bookmark: NewAct = {
    kind: 'bookmark',
    subject: 'post 12',
    wish: true,
    endpoint: { method: 'POST', path: '/api/bookmarks/:adId' },
    sent: { params: { adId: '12' } },
    about: { name: 'Sita Rai', title: 'Momo in Asan', path: '/post/sita/12/momo' },
  }
  return { ...makeAct({ ...bookmark, ...change } as NewAct, '1'), ...progress } as Act
}
