import { ListedUser, UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id, text } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import { PostPage } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'

export const MOST_LISTS = 100
export const MOST_LIST_PEOPLE = 500
export const MOST_FOLLOWED_LISTS = 200
export const LIST_NAME_MAX_LENGTH = 50
export const LIST_ABOUT_MAX_LENGTH = 200

/** A list of people. A private one exists for its owner alone. */
export const PeopleList = z.object({
  _id: Id,
  name: z.string(),
  about: z.string(),
  isPublic: z.boolean(),
  owner: UserSummary,
  peopleCount: z.number(),
  /** The three who were added last. */
  faces: z.array(UserSummary),
  /** How many follow it; for its owner alone. */
  followerCount: z.nullable(z.number()),
  isOwn: z.boolean(),
  isFollowed: z.boolean(),
  /** The viewer is on it. */
  hasMe: z.boolean(),
})
export type PeopleList = z.infer<typeof PeopleList>

export const NewPeopleList = z.object({
  name: text({ min: 1, max: LIST_NAME_MAX_LENGTH, why: 'feeds.list_name_length' }),
  about: z._default(text({ min: 0, max: LIST_ABOUT_MAX_LENGTH, why: 'feeds.list_about_long' }), ''),
  isPublic: z._default(flagOf('isPublic'), false),
})
export type NewPeopleList = z.infer<typeof NewPeopleList>

/** Only sent fields change. */
export const PeopleListChange = z.partial(
  z.object({
    name: NewPeopleList.shape.name,
    about: text({ min: 0, max: LIST_ABOUT_MAX_LENGTH, why: 'feeds.list_about_long' }),
    isPublic: flagOf('isPublic'),
  }),
)
export type PeopleListChange = z.infer<typeof PeopleListChange>

const OneList = z.object({ id: Id })
const OneOfList = z.object({ id: Id, userId: Id })
const Paged = z.object({ cursor: Cursor, limit: limitOf(20) })
const Held = z.object({ isOnList: z.boolean(), peopleCount: z.number() })

export const peopleListApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/lists',
    summary: 'My lists of people, those that I follow, and public ones that I am on',
    response: z.object({
      own: z.array(PeopleList),
      followed: z.array(PeopleList),
      withMe: z.array(PeopleList),
    }),
  }),
  holding: endpoint({
    method: 'GET',
    path: '/api/lists/holding/:userId',
    summary: 'Which of my lists somebody is on',
    params: z.object({ userId: Id }),
    response: z.object({ ids: z.array(Id) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/lists',
    summary: 'Make a list of people',
    body: NewPeopleList,
    response: z.object({ list: PeopleList }),
    status: 201,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/lists/:id',
    summary: 'A list of people',
    access: 'public',
    params: OneList,
    response: z.object({ list: PeopleList }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/lists/:id',
    summary: 'Change a list of mine; nobody follows it any more once it is private',
    params: OneList,
    body: PeopleListChange,
    response: z.object({ list: PeopleList }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/lists/:id',
    summary: 'Delete a list of mine for good',
    params: OneList,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/lists/:id/people',
    summary: 'Who is on a list, the latest first',
    access: 'public',
    params: OneList,
    query: Paged,
    response: z.object({ users: z.array(ListedUser), nextCursor: z.nullable(z.string()) }),
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/lists/:id/people/:userId',
    summary: 'Put somebody on a list of mine',
    params: OneOfList,
    response: Held,
  }),
  takeOff: endpoint({
    method: 'DELETE',
    path: '/api/lists/:id/people/:userId',
    summary: 'Take somebody off a list of mine, or myself off a public one for good',
    params: OneOfList,
    response: Held,
  }),
  follow: endpoint({
    method: 'PUT',
    path: '/api/lists/:id/follow',
    summary: 'Follow a public list, or with { follows: false } no longer',
    params: OneList,
    body: z.object({ follows: flagOf('follows') }),
    response: z.object({ follows: z.boolean() }),
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/lists/:id/ads',
    summary: 'What the people of a list write, newest first',
    access: 'public',
    params: OneList,
    query: Paged,
    response: PostPage,
  }),
}
