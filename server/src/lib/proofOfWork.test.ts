import { authApi } from '@jes/contract/accounts/auth'
import { usernameApi } from '@jes/contract/accounts/usernameCheck'
import type { ErrorReply } from '@jes/contract/lib/errors'
import type { Challenge } from '@jes/contract/lib/proofOfWork'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { guessOf, proofOf } from '#test/proving.ts'
import { type app, appWith, ask, newName, person } from '#test/world.ts'
import { CEILINGS, LIMITS, perAddress } from './limitTable.ts'

let limited: typeof app
beforeAll(async () => {
  limited = await appWith({ RATE_LIMIT: true })
})
afterAll(() => limited.close())
afterEach(() => vi.useRealTimers())

describe('whoever is beyond a limit', () => {
  test('is served for a proof of work, once', async () => {
    const address = newAddress()
    const proof = await proofOf(await usedUp(address))
    expect((await forget(address, proof)).statusCode).toBe(200)
    const again = await forget(address, proof)
    expect(again.json<ErrorReply>()).toMatchObject({ reason: 'request.proof_required' })
  })

  test('works more for each further one, and the last answer is no', async () => {
    const address = newAddress()
    let challenge = await usedUp(address)
    const costs: number[] = []
    const bought = LIMITS.mail.max * (CEILINGS.device - 1)
    for (let n = 0; n < bought; n++) {
      costs.push(challenge.parameters.cost)
      expect((await forget(address, await proofOf(challenge))).statusCode).toBe(200)
      challenge = challengeIn(await forget(address)) ?? challenge
    }
    expect(costs).toEqual(costs.map((_, at) => costs[0]! * (at + 1)))
    const last = await forget(address)
    expect(last.statusCode).toBe(429)
    expect(last.json<ErrorReply>()).toMatchObject({ reason: 'request.too_many' })
    expect(challengeIn(last)).toBeUndefined()
  })

  test('loses a challenge by a wrong answer', async () => {
    const address = newAddress()
    const challenge = await usedUp(address)
    expect((await forget(address, guessOf(challenge))).statusCode).toBe(429)
    expect((await forget(address, await proofOf(challenge))).statusCode).toBe(429)
  })

  test('cannot make a challenge easier, or last longer', async () => {
    const address = newAddress()
    const challenge = await usedUp(address)
    for (const change of [{ cost: 1 }, { keyPrefix: '0000' }, { expiresAt: 9_999_999_999 }]) {
      const forged = { ...challenge, parameters: { ...challenge.parameters, ...change } }
      const header = change.keyPrefix ? guessOf(forged) : await proofOf(forged)
      expect((await forget(address, header)).statusCode).toBe(429)
    }
    expect((await forget(address, await proofOf(challenge))).statusCode).toBe(200)
  })

  test('has five minutes to solve it', async () => {
    const address = newAddress()
    const proof = await proofOf(await usedUp(address))
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] })
    await usedUp(address)
    expect((await forget(address, proof)).statusCode).toBe(429)
  })

  test('cannot use it at another endpoint, or at another address', async () => {
    const [here, elsewhere] = [newAddress(), newAddress()]
    const challenge = await usedUp(here)
    const proof = await proofOf(challenge)
    await usedUp(elsewhere)
    expect((await forget(elsewhere, proof)).statusCode).toBe(429)
    for (let n = 0; n < LIMITS.username.max; n++) await checkName(here)
    expect((await checkName(here, proof)).statusCode).toBe(429)
    expect((await forget(here, proof)).statusCode).toBe(200)
  })

  test.each(['', 'x', 'e30=', 'a'.repeat(2_001)])(
    'gains nothing by the header "%s"',
    async (text) => {
      const address = newAddress()
      await usedUp(address)
      expect((await forget(address, { 'proof-of-work': text })).statusCode).toBe(429)
    },
  )

  test('and counted by account is refused: no work buys more', async () => {
    const { token } = await person('new', { isVerified: false })
    for (let n = 0; n < LIMITS.verificationMail.max; n++) await resend(token)
    const refused = await resend(token)
    expect(refused.json<ErrorReply>()).toMatchObject({ reason: 'request.too_many' })
    expect(challengeIn(refused)).toBeUndefined()
  })

  function resend(token: string) {
    return ask(authApi.resendVerification, {}, { token }, limited)
  }
})

describe('a network', () => {
  test('of 256 addresses has the share of eight', async () => {
    const most = 8 * perAddress(LIMITS.mail)
    const network = newNetwork()
    const answered = async (address: string) => (await forget(address)).statusCode === 200
    let served = 0
    for (let last = 1; last <= 255; last++)
      for (let n = 0; n < LIMITS.mail.max; n++)
        if (await answered(`${network}.${last}`)) served += 1
    expect(served).toBe(most)
    const refused = await forget(`${network}.0`)
    expect(refused.headers['ratelimit-limit']).toBe(String(most))
    expect((await forget(`${network}.0`, await proofOf(challengeIn(refused)!))).statusCode).toBe(
      200,
    )
    expect(await answered(newAddress())).toBe(true)
  })

  test('of IPv6 is a /48', async () => {
    const most = 8 * perAddress(LIMITS.mail)
    const at = (home: number) => `2400:1a00:b0b0:${home.toString(16)}::1`
    let served = 0
    for (let home = 0; served < most && home < most; home++)
      for (let n = 0; n < LIMITS.mail.max; n++)
        if ((await forget(at(home))).statusCode === 200) served += 1
    expect((await forget(at(0xffff))).statusCode).toBe(429)
    expect((await forget('2400:1a00:b0b1::1')).statusCode).toBe(200)
  })
})

/** Takes the share of an address, and gives the challenge that follows. */
async function usedUp(address: string) {
  for (let n = 0; n < LIMITS.mail.max; n++) await forget(address)
  return challengeIn(await forget(address))!
}

function challengeIn(reply: LightMyRequestResponse): Challenge | undefined {
  return reply.json<ErrorReply>().challenge
}

function forget(remoteAddress: string, headers: Record<string, string> = {}) {
  const body = { email: `${newName('nobody')}@jes.example` }
  return ask(authApi.forgotPassword, { body }, { remoteAddress, headers }, limited)
}

function checkName(remoteAddress: string, headers: Record<string, string> = {}) {
  return ask(usernameApi.check, { params: { name: 'sita' } }, { remoteAddress, headers }, limited)
}

let networks = 0

function newNetwork() {
  networks += 1
  return `10.9.${networks}`
}

function newAddress() {
  return `${newNetwork()}.7`
}
