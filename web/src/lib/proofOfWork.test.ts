import { pbkdf2Sync } from 'node:crypto'
import { usernameApi } from '@jes/contract/accounts/usernameCheck'
import { type Challenge, PROOF_HEADER, Proof } from '@jes/contract/lib/proofOfWork'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { solveChallenge } from './solveChallenge.ts'
import { useToasts } from './toasts.ts'

const CHALLENGE: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0123456789abcdef0123456789abcdef',
    salt: 'fedcba9876543210fedcba9876543210',
    cost: 3,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 9_999_999_999,
    data: { endpoint: 'GET /api/auth/username/:name', by: 'somebody' },
  },
  signature: '00',
}
const WAIT = /^Many people share your connection/

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  server.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  useToasts.setState([], true)
})

test('a counter is found whose key begins as the challenge says', async () => {
  const { counter, derivedKey } = await solveChallenge(CHALLENGE)
  const password = Buffer.alloc(20)
  password.write(CHALLENGE.parameters.nonce, 'hex')
  password.writeUInt32BE(counter, 16)
  const salt = Buffer.from(CHALLENGE.parameters.salt, 'hex')
  expect(pbkdf2Sync(password, salt, 3, 32, 'sha256').toString('hex')).toBe(derivedKey)
  expect(derivedKey).toMatch(/^00/)
})

test('a refused call is sent once more, with the proof and all that it had', async () => {
  vi.stubGlobal('Worker', Solver)
  server.mockImplementationOnce(async () => refusal())
  server.mockImplementationOnce(async () => Response.json({ available: true }))
  expect(await check()).toEqual({ available: true })
  const [first, second] = server.mock.calls.map(([, init]) => new Headers(init?.headers))
  expect(first?.get(PROOF_HEADER)).toBeNull()
  expect(Proof.parse(JSON.parse(atob(second?.get(PROOF_HEADER) ?? ''))).challenge).toEqual(
    CHALLENGE,
  )
  expect(second?.get('accept-language')).toBe(first?.get('accept-language'))
})

test('one that is refused again is not sent a third time', async () => {
  vi.stubGlobal('Worker', Solver)
  server.mockImplementation(async () => refusal())
  await expect(check()).rejects.toMatchObject({ status: 429, message: 'Try again later.' })
  expect(server).toHaveBeenCalledTimes(2)
})

test('a browser that cannot solve it reads the refusal', async () => {
  server.mockImplementation(async () => refusal())
  await expect(check()).rejects.toMatchObject({ status: 429 })
  vi.stubGlobal('Worker', Broken)
  await expect(check()).rejects.toMatchObject({ status: 429, message: 'Try again later.' })
  expect(server).toHaveBeenCalledTimes(2)
})

test('a refusal without a challenge stands', async () => {
  vi.stubGlobal('Worker', Solver)
  server.mockImplementation(async () => Response.json({ error: 'No.' }, { status: 429 }))
  await expect(check()).rejects.toMatchObject({ message: 'No.' })
  expect(server).toHaveBeenCalledTimes(1)
})

test('work that takes longer than a moment is said in words, until it is done', async () => {
  let finish = () => {}
  class Slow extends Solver {
    override postMessage(challenge: Challenge) {
      finish = () => super.postMessage(challenge)
    }
  }
  vi.stubGlobal('Worker', Slow)
  server.mockImplementationOnce(async () => refusal())
  server.mockImplementationOnce(async () => Response.json({ available: true }))
  const checking = check()
  await expect
    .poll(() => useToasts.getState().map(({ text }) => text))
    .toEqual([expect.stringMatching(WAIT)])
  finish()
  await checking
  expect(useToasts.getState()).toEqual([])
})

/** The worker of the browser, in the same thread. */
class Solver {
  onmessage = (_: { data: unknown }) => {}
  onerror = () => {}
  terminate() {}
  postMessage(challenge: Challenge) {
    void solveChallenge(challenge).then((data) => this.onmessage({ data }))
  }
}

class Broken extends Solver {
  override postMessage() {
    this.onerror()
  }
}

function refusal() {
  return Response.json({ error: 'Try again later.', challenge: CHALLENGE }, { status: 429 })
}

function check() {
  return call(usernameApi.check, { params: { name: 'sita' } })
}
