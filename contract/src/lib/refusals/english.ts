import { accounts } from './english/accounts.ts'
import { clips } from './english/clips.ts'
import { comments } from './english/comments.ts'
import { core } from './english/core.ts'
import { feeds } from './english/feeds.ts'
import { hubs } from './english/hubs.ts'
import { messages } from './english/messages.ts'
import { money } from './english/money.ts'
import { notifications } from './english/notifications.ts'
import { people } from './english/people.ts'
import { posts } from './english/posts.ts'
import { privacy } from './english/privacy.ts'
import { request } from './english/request.ts'
import { search } from './english/search.ts'
import { site } from './english/site.ts'
import { staff } from './english/staff.ts'
import { value } from './english/value.ts'
import type { Flat, Wing } from './types.ts'

export const WINGS = [
  value,
  request,
  core,
  accounts,
  people,
  posts,
  comments,
  feeds,
  hubs,
  clips,
  search,
  notifications,
  messages,
  money,
  site,
  staff,
  privacy,
] satisfies Wing[]

export type English = Flat<(typeof WINGS)[number]>

/** Every reason for which Jes refuses, and its sentence. */
export const ENGLISH = Object.assign({}, ...WINGS.flatMap((wing) => Object.values(wing))) as English
