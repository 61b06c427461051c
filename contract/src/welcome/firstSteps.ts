import { DistrictKey } from '@jes/contract/core/districtKey'
import { UserSummary } from '@jes/contract/core/users'
import { SuggestedUser } from '@jes/contract/feeds/explore'
import { HubSummary } from '@jes/contract/hubs/hubs'
import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { INTERESTS, LAST_STEP } from './choices.ts'

const NO_CHOICE = because('value.choice')

export const Interest = z.enum(INTERESTS, NO_CHOICE)
export type Interest = z.infer<typeof Interest>

/** 1 language, digits and calendar; 2 district and hubs; 3 name, photo and people. */
export const FirstStep = z.literal([1, 2, LAST_STEP], NO_CHOICE)
export type FirstStep = z.infer<typeof FirstStep>

export const FirstSteps = z.object({
  /** Where to go on. */
  step: FirstStep,
  isDone: z.boolean(),
  /** Known to me alone unless it is shown on my profile. */
  district: z.nullable(DistrictKey),
  isDistrictShown: z.boolean(),
  interests: z.array(Interest),
})
export type FirstSteps = z.infer<typeof FirstSteps>

/** Only sent fields change. */
export const FirstStepsChange = z.partial(
  z.object({
    step: FirstStep,
    isDone: flagOf('isDone'),
    district: z.nullable(DistrictKey),
    isDistrictShown: flagOf('isDistrictShown'),
    interests: z.array(Interest, NO_CHOICE).check(z.maxLength(INTERESTS.length, NO_CHOICE)),
  }),
)
export type FirstStepsChange = z.infer<typeof FirstStepsChange>

/** A hub to join, with the last thing that was said there. */
export const HubWithNews = z.extend(HubSummary, {
  latest: z.nullable(
    z.object({ _id: Id, author: UserSummary, title: z.string(), createdAt: Moment }),
  ),
  /** How many members have read there in the last quarter of an hour. */
  readers: z.number(),
})
export type HubWithNews = z.infer<typeof HubWithNews>

export const firstStepsApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/first-steps',
    summary: 'How far I am with the first steps, and what I chose',
    response: FirstSteps,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/first-steps',
    summary: 'Go on with the first steps, or choose a district and interests',
    body: FirstStepsChange,
    response: FirstSteps,
  }),
  hubs: endpoint({
    method: 'GET',
    path: '/api/first-steps/jehubs',
    summary: 'JeHubs of my district and my interests, then the most active ones',
    response: z.object({ jehubs: z.array(HubWithNews) }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/first-steps/users',
    summary: 'People to follow: of my district, of my JeHubs, then the most followed',
    response: z.object({
      users: z.array(SuggestedUser),
      /** How many I follow already. */
      following: z.number(),
    }),
  }),
}
