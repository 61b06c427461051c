import { authApi } from '@jes/contract/accounts/auth'
import { usernameApi } from '@jes/contract/accounts/usernameCheck'
import { describe, expect, test } from 'vitest'
import { ask, newName, PASSWORD, person, visitor } from '#test/world.ts'
import { glance } from './lookAlikes.ts'
import { isReserved } from './reservedNames.ts'

describe('a name that would pass for Jes', () => {
  test.each(
    `jes j_e_s j.e.s jes.team jes_team jesteam team_jes jes__official je5 jehub je_hub jesclips jesc1ips
    admin adm1n a_d_m_i_n adrnin adm.in admin.team moderator m0derator mod_team staff support.jes supp0rt
    help he1p official 0fficial team te4m root r00t system sy5tem jes.kathmandu the_jes settings sett1ngs`.split(
      /\s+/,
    ),
  )('%s is reserved', (username) => {
    expect(isReserved(username)).toBe(true)
  })

  test.each(
    `jesmin jessica kjes_nothing helper admiral teamwork.rai rooted modest nepali staffan sita momo
    adminton systema post_master userfriendly`.split(/\s+/),
  )('%s is not', (username) => {
    expect(isReserved(username)).toBe(false)
  })
})

test.each([
  ['kiran.dev', 'kiran_dev'],
  ['kiran.dev', 'klran.dev'],
  ['kiran.dev', 'k1ran__dev'],
  ['kiran.dev', 'kirandev'],
  ['sumnima', 'surnnima'],
  ['gopal', 'g0pal'],
])('%s and %s look alike', (one, other) => {
  expect(glance(one)).toBe(glance(other))
})

describe('a name like that of somebody of the staff', () => {
  test('is taken for who registers, for who is renamed, and while it is typed', async () => {
    const { name, alike } = await staffMember()
    for (const username of [name, ...alike]) {
      const email = `${newName()}@jes.example`
      const account = { username, email, password: PASSWORD }
      const attempt = visitor.call(authApi.register, { body: account })
      await expect(attempt, username).rejects.toMatchObject({
        errors: { username: 'This username is taken' },
      })
      expect(await check(username)).toEqual({ available: false, reason: 'This username is taken' })
    }
    const sita = await person('sita')
    const body = { username: alike[0]!, password: PASSWORD }
    await expect(sita.call(authApi.changeUsername, { body })).rejects.toMatchObject({
      errors: { username: 'This username is taken' },
    })
  })

  test('is free for themselves, and like that of a member for everybody', async () => {
    const { staff, alike } = await staffMember()
    const own = await staff.call(usernameApi.check, { params: { name: alike[0]! } })
    expect(own).toEqual({ available: true })
    const { username } = await person('sita')
    expect(await check(username.replace('_', '.'))).toEqual({ available: true })
  })
})

describe('while a name is typed', () => {
  test('it is said whether it is free, by the rules of registration', async () => {
    const { username } = await person('sita')
    expect(await check(newName('free'))).toEqual({ available: true })
    expect(await check(username.toUpperCase())).toMatchObject({ reason: 'This username is taken' })
    expect(await check('adm1n')).toMatchObject({ reason: 'This username is reserved' })
    expect(await check('ab')).toMatchObject({ reason: 'Username must be 3 to 30 characters' })
    expect(await check('सीता')).toMatchObject({
      reason: 'Use letters, numbers, dot or underscore only',
    })
  })

  test('it is said in Nepali to who reads Nepali', async () => {
    const headers = { 'accept-language': 'ne' }
    const reply = await ask(usernameApi.check, { params: { name: 'admin' } }, { headers })
    expect(reply.json()).toEqual({ available: false, reason: 'यो नाम लिन मिल्दैन' })
  })
})

function check(name: string) {
  return visitor.call(usernameApi.check, { params: { name } })
}

/** A member of staff whose name has an underscore, and names that look like it. */
async function staffMember() {
  const staff = await person('kiran', { role: 'moderator' })
  const name = staff.username
  return { staff, name, alike: [name.replace('_', '.'), name.replace('i', 'l'), `${name}_`] }
}
