import { settingsApi } from '@jes/contract/core/settings'
import { expect, test } from 'vitest'
import { person } from '#test/world.ts'
import { quietSeconds } from './quietHours.ts'

const night = { from: '22:00', to: '06:30', zone: 'Asia/Kathmandu' }

// Nepal is 5 hours and 45 minutes ahead of UTC.
test.each([
  ['2026-11-18T16:14:59Z', 0],
  ['2026-11-18T16:15:00Z', 8.5 * 3600],
  ['2026-11-18T18:15:00Z', 6.5 * 3600],
  ['2026-11-19T00:44:30Z', 30],
  ['2026-11-19T00:45:00Z', 0],
])('a night in Nepal: at %s %i seconds are left', (now, seconds) => {
  expect(quietSeconds(night, new Date(now))).toBe(seconds)
})

test('hours within one day, and none', () => {
  const noon = new Date('2026-11-18T12:00:00Z')
  expect(quietSeconds({ from: '11:30', to: '12:15', zone: 'UTC' }, noon)).toBe(15 * 60)
  expect(quietSeconds({ from: '12:15', to: '11:30', zone: 'UTC' }, noon)).toBe(0)
  expect(quietSeconds(null, noon)).toBe(0)
})

test.each([
  { ...night, to: '22:00' },
  { ...night, from: '24:00' },
  { ...night, zone: 'Asia/Nowhere' },
])('%j are refused', async (quietHours) => {
  const sita = await person('sita')
  await expect(sita.call(settingsApi.update, { body: { quietHours } })).rejects.toMatchObject({
    status: 422,
  })
})

test('a member sets them, and takes them back', async () => {
  const sita = await person('sita')
  const set = await sita.call(settingsApi.update, { body: { quietHours: night } })
  expect(set.settings.quietHours).toEqual(night)
  const taken = await sita.call(settingsApi.update, { body: { quietHours: null } })
  expect(taken.settings.quietHours).toBeNull()
})
