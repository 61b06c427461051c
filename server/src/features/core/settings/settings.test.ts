import { authApi } from '@jes/contract/accounts/auth'
import { settingsApi } from '@jes/contract/core/settings'
import { expect, test } from 'vitest'
import { person, sql, visitor } from '#test/world.ts'

test('a member changes some settings, the others stay, and they follow to the next device', async () => {
  const sita = await person('sita')
  await sita.call(settingsApi.update, { body: { language: 'ne', digits: 'devanagari' } })

  const { settings } = await sita.call(settingsApi.update, { body: { theme: 'dark' } })

  const expected = {
    language: 'ne',
    theme: 'dark',
    digits: 'devanagari',
    calendar: 'ad',
    textSize: 'normal',
    dataSaver: false,
    typingHelp: true,
    autoplay: 'wifi',
    mentions: 'everyone',
    hideFromEngines: false,
    hideFollows: false,
    hideKarma: false,
    messages: 'everyone',
    readMarks: true,
    showActivity: false,
    messagePreviews: false,
    quietHours: null,
    digest: 'day',
  }
  expect(settings).toEqual(expected)
  expect((await sita.call(authApi.me, {})).user.settings).toEqual(expected)
})

test('a choice can be taken back', async () => {
  const sita = await person('sita')
  await sita.call(settingsApi.update, { body: { digits: 'latin' } })
  const { settings } = await sita.call(settingsApi.update, { body: { digits: null } })
  expect(settings.digits).toBeNull()
})

test('what is no setting is not stored, and changes nothing else', async () => {
  const sita = await person('sita')
  const body = { role: 'admin', username: 'root', balance: 1, theme: 'light' }

  await sita.call(settingsApi.update, { body: body as never })

  const [row] = await sql`select username, role, settings from users where id = ${sita.id}`
  expect(row).toEqual({ username: sita.username, role: 'member', settings: { theme: 'light' } })
})

test.each([{ language: 'hi' }, { theme: 1 }, { dataSaver: 'yes' }, { textSize: ['large'] }])(
  'a wrong value is refused, and the field is named: %j',
  async (body) => {
    const sita = await person('sita')
    await expect(sita.call(settingsApi.update, { body: body as never })).rejects.toMatchObject({
      status: 422,
      errors: { [Object.keys(body)[0]!]: 'This is not one of the choices' },
    })
  },
)

test('a visitor has no settings here', async () => {
  const attempt = visitor.call(settingsApi.update, { body: { theme: 'dark' } })
  await expect(attempt).rejects.toMatchObject({ status: 401 })
})
