import type { Traces } from './canary.ts'

export type Sending = {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: object
}
export type Asking = {
  traces: Traces
  me: string
  others: { author: string; openPost: string; openHub: string; openList: string }
}
export type Row = (asking: Asking) => Sending[]

export const one: Row = () => [{}]
export const ofHub: Row = ({ traces: { hub, hubName } }) => [
  { params: { id: hub } },
  { params: { id: hubName } },
]
export const ofHubId: Row = ({ traces: { hub } }) => [{ params: { id: hub } }]
export const ofMember: Row = ({ traces: { hub }, me, others: { author } }) => [
  { params: { id: hub, userId: author } },
  { params: { id: hub, userId: me } },
]
export const ofPosts: Row = ({ traces: { post, pollPost, removedPost, clip } }) =>
  [post, pollPost, removedPost, clip].map((id) => ({ params: { id } }))
export const ofClip: Row = ({ traces: { clip } }) => [{ params: { id: clip } }]
export const ofCaptions: Row = ({ traces: { clip } }) => [{ params: { id: clip, language: 'en' } }]
export const ofPerson: Row = ({ me, others: { author } }) =>
  [author, me].map((userId) => ({ params: { userId } }))
/** A public list that the author is on. */
export const ofList: Row = ({ others: { openList } }) => [{ params: { id: openList } }]
export const ofTalk: Row = ({ traces: { talk, group } }) =>
  [talk, group].map((id) => ({ params: { id } }))
export const ofGroupMember: Row = ({ traces: { group }, me, others: { author } }) =>
  [author, me].map((userId) => ({ params: { id: group, userId } }))
export const ofMessage: Row = (asking) =>
  ofTalk(asking).map(({ params }) => ({ params: { ...params, seq: '1' } }))
export const ofMonth: Row = () => [{ params: { month: '2026-01' } }]
export const ofProfile: Row = ({ others: { author } }) => [{ params: { id: author } }]
