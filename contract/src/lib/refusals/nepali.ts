import { accounts } from './nepali/accounts.ts'
import { clips } from './nepali/clips.ts'
import { comments } from './nepali/comments.ts'
import { core } from './nepali/core.ts'
import { feeds } from './nepali/feeds.ts'
import { hubs } from './nepali/hubs.ts'
import { messages } from './nepali/messages.ts'
import { money } from './nepali/money.ts'
import { notifications } from './nepali/notifications.ts'
import { people } from './nepali/people.ts'
import { posts } from './nepali/posts.ts'
import { privacy } from './nepali/privacy.ts'
import { request } from './nepali/request.ts'
import { search } from './nepali/search.ts'
import { site } from './nepali/site.ts'
import { staff } from './nepali/staff.ts'
import { value } from './nepali/value.ts'

export const NEPALI = {
  ...value,
  ...request,
  ...core,
  ...accounts,
  ...people,
  ...posts,
  ...comments,
  ...feeds,
  ...hubs,
  ...clips,
  ...search,
  ...notifications,
  ...messages,
  ...money,
  ...site,
  ...staff,
  ...privacy,
}
