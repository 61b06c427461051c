import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { announcementApi } from '@jes/contract/site/announcements'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { grievanceApi } from '@jes/contract/staff/grievances'
import { describe, expect, test } from 'vitest'
import { staff } from '#test/staffing.ts'
import { app, newName, PASSWORD, person } from '#test/world.ts'

const NOTHING = '4611686018427387904'
/** The statuses for somebody with access, whether the thing exists or not. */
const OPEN = [200, 201, 204, 404]
const SOON = new Date(Date.now() + 3_600_000).toISOString()
const SAID = { en: 'Hello', ne: 'नमस्ते', startsAt: new Date(0).toISOString(), endsAt: SOON }
const BODIES = new Map<AnyEndpoint, object>([
  [adminMemberApi.setRole, { role: 'moderator', reason: 'They are kind', password: PASSWORD }],
  [adminMemberApi.endSessions, { reason: 'A stolen phone' }],
  [adminMemberApi.setVerification, { as: 'person', reason: 'The mayor of Ilam' }],
  [adminMemberApi.handOverHub, { username: 'nobody', reason: 'The owner is gone' }],
  [adminMemberApi.setFlag, { isOn: true, reason: 'All is well' }],
  [adminMemberApi.addWord, { list: 'content', word: newName('word') }],
  [announcementApi.announce, SAID],
  [announcementApi.change, SAID],
  [grievanceApi.answer, { answer: 'We looked' }],
])
const FOR_ADMINS = [
  adminMemberApi.setRole,
  adminMemberApi.handOverHub,
  adminMemberApi.setFlag,
  announcementApi.announce,
  announcementApi.change,
  announcementApi.remove,
]
const PUBLIC: AnyEndpoint[] = [announcementApi.current, grievanceApi.file, grievanceApi.find]
const endpoints = [
  ...Object.values(adminMemberApi),
  ...Object.values(announcementApi),
  ...Object.values(grievanceApi),
].filter((endpoint: AnyEndpoint) => !PUBLIC.includes(endpoint))

async function statusFor(endpoint: AnyEndpoint, who: { token: string } | null) {
  const query = endpoint === adminMemberApi.words ? '?list=content' : ''
  const url = endpoint.path.replace(':id', NOTHING).replace(':key', 'search') + query
  const body = BODIES.get(endpoint)
  const { statusCode } = await app.inject({
    method: endpoint.method,
    url,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
    ...(body && { payload: body }),
  })
  return statusCode
}

describe.each(
  endpoints.map(
    (endpoint: AnyEndpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
  ),
)('%s', (_name, endpoint) => {
  const isForAdmins = FOR_ADMINS.some((one: AnyEndpoint) => one === endpoint)

  test('is shut to visitors and members', async () => {
    expect(await statusFor(endpoint, null)).toBe(401)
    expect(await statusFor(endpoint, await person('member'))).toBe(403)
  })

  test(`is ${isForAdmins ? 'shut to moderators, and open to admins' : 'open to both'}`, async () => {
    const moderator = await statusFor(endpoint, await staff())
    if (isForAdmins) expect(moderator).toBe(403)
    else expect(OPEN).toContain(moderator)
    if (endpoint !== adminMemberApi.addWord)
      expect(OPEN).toContain(await statusFor(endpoint, await staff('admin')))
  })
})
