import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { announcementApi } from '@jes/contract/site/announcements'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { grievanceApi } from '@jes/contract/staff/grievances'
import { describe, expect, test } from 'vitest'
import { staff } from '#test/staffing.ts'
import { app, newName, PASSWORD, person } from '#test/world.ts'

const NOTHING = '4611686018427387904'
/** What somebody hears who may ask, of something that is there or not. */
const OPEN = [200, 201, 204, 404]
const SOON = new Date(Date.now() + 3_600_000).toISOString()
const SAID = { en: 'Hello', ne: 'नमस्ते', startsAt: new Date(0).toISOString(), endsAt: SOON }
const BODIES = new Map<AnyEndpoint, object>([
  [adminMemberApi.setRole, { role: 'moderator', reason: 'They are kind', password: PASSWORD }],
  [adminMemberApi.endSessions, { reason: 'A stolen phone' }],
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
const doors = [
  ...Object.values(adminMemberApi),
  ...Object.values(announcementApi),
  ...Object.values(grievanceApi),
].filter((door: AnyEndpoint) => !PUBLIC.includes(door))

async function statusFor(door: AnyEndpoint, who: { token: string } | null) {
  const query = door === adminMemberApi.words ? '?list=content' : ''
  const url = door.path.replace(':id', NOTHING).replace(':key', 'search') + query
  const body = BODIES.get(door)
  const { statusCode } = await app.inject({
    method: door.method,
    url,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
    ...(body && { payload: body }),
  })
  return statusCode
}

describe.each(doors.map((door: AnyEndpoint) => [`${door.method} ${door.path}`, door] as const))(
  '%s',
  (_name, door) => {
    const isForAdmins = FOR_ADMINS.some((one: AnyEndpoint) => one === door)

    test('is shut to visitors and members', async () => {
      expect(await statusFor(door, null)).toBe(401)
      expect(await statusFor(door, await person('member'))).toBe(403)
    })

    test(`is ${isForAdmins ? 'shut to moderators, and open to admins' : 'open to both'}`, async () => {
      const moderator = await statusFor(door, await staff())
      if (isForAdmins) expect(moderator).toBe(403)
      else expect(OPEN).toContain(moderator)
      if (door !== adminMemberApi.addWord)
        expect(OPEN).toContain(await statusFor(door, await staff('admin')))
    })
  },
)
