import type { QueryClient } from '@tanstack/react-query'
import type { Act, ActKind } from './acts.ts'

type Settle = (client: QueryClient, act: never, reply: never) => void

const settlers = new Map<string, Settle>()

/**
 * What a wing shows when an act of its kind was sent. A page that has not loaded the wing has nothing of it to change.
 */
export function onSent<Kind extends ActKind, Reply>(
  kind: Kind,
  thing: 'post' | 'comment' | 'hub' | 'user' | 'report' | 'message',
  settle: (client: QueryClient, act: Act<Kind>, reply: Reply) => void,
) {
  settlers.set(`${kind} ${thing}`, settle)
}

export function settle(client: QueryClient, act: Act, reply: unknown) {
  const [thing] = act.subject.split(' ')
  settlers.get(`${act.kind} ${thing}`)?.(client, act as never, reply as never)
}

/** The id in a subject: 12 of `post 12`. */
export function idOf({ subject }: Pick<Act, 'subject'>) {
  return subject.split(' ')[1]!
}
