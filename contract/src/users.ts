import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './text.ts'

/** A member as others see them beside what they wrote. */
export const UserSummary = z.object({
  _id: Id,
  username: z.string(),
  displayName: z.string(),
  image: z.nullable(z.string()),
  isPremium: z.boolean(),
})
export type UserSummary = z.infer<typeof UserSummary>

export const Profile = z.extend(UserSummary, {
  bio: z.string(),
  joinedAt: Moment,
})
export type Profile = z.infer<typeof Profile>

const NOT_AN_ID = 'This id is not valid'
const OneUser = z.object({
  id: z.string(NOT_AN_ID).check(z.minLength(1, NOT_AN_ID), z.maxLength(60, NOT_AN_ID)),
})

export const userApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'A member, by id or username',
    access: 'public',
    params: OneUser,
    response: Profile,
  }),
}
