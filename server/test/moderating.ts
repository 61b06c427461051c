import { type NewReport, reportApi } from '@jes/contract/core/reports'
import {
  type CommentModAction,
  moderationApi,
  type PostModAction,
} from '@jes/contract/hubs/moderation'
import { banned, founded, joined, type TestHub } from './hubs.ts'
import { type Person, person } from './world.ts'

const RULES = [
  { title: 'Be kind', description: '' },
  { title: 'No adverts', description: 'Not even for momo' },
]

/** A hub with everybody in every relation to it; `elsewhere` moderates another. */
export async function cast({ isPrivate = false } = {}) {
  const names = ['owner', 'mod', 'author', 'member', 'outsider', 'elsewhere', 'banned'] as const
  const [owner, mod, author, member, outsider, elsewhere, exile] = (await Promise.all(
    names.map((name) => person(name)),
  )) as [Person, Person, Person, Person, Person, Person, Person]
  const hub = await founded(owner, { isPrivate, rules: RULES })
  await joined(hub, mod, 'moderator')
  for (const who of [author, member]) await joined(hub, who)
  await joined(await founded(outsider), elsewhere, 'moderator')
  await banned(hub, exile)
  return { hub, owner, mod, author, member, outsider, elsewhere, exile }
}

type Why = { reason?: string; rule?: number | null }

export function moderate(who: Person, id: string, action: PostModAction, why: Why = {}) {
  return who.call(moderationApi.moderatePost, { params: { id }, body: { action, ...why } })
}

export function moderateComment(who: Person, id: string, action: CommentModAction, why: Why = {}) {
  return who.call(moderationApi.moderateComment, { params: { id }, body: { action, ...why } })
}

export async function queueOf(who: Person, hub: TestHub) {
  return (await who.call(moderationApi.queue, { params: { id: hub.id }, query: {} })).items
}

export async function report(
  who: Person,
  kind: NewReport['kind'],
  id: string,
  { reason = 'spam', ...rest }: Partial<Omit<NewReport, 'kind' | 'id'>> = {},
) {
  return (await who.call(reportApi.create, { body: { kind, id, reason, ...rest } })).report
}

export async function statusOf(attempt: Promise<unknown>) {
  return attempt.then(
    () => 200,
    (refusal: { status: number }) => refusal.status,
  )
}
