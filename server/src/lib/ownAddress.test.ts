import fastify from 'fastify'
import { expect, test } from 'vitest'
import { noteOwnAddress, ownAddress } from './ownAddress.ts'

test('the own address is that of the server that listens, while it does', async () => {
  const before = ownAddress()
  const [app, other] = [fastify(), fastify()]
  noteOwnAddress(app)
  noteOwnAddress(other)
  expect(ownAddress()).toBe(before)

  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(ownAddress()).toBe(address)
  const { port } = new URL(await other.listen({ port: 0, host: '0.0.0.0' }))
  expect(ownAddress()).toBe(`http://127.0.0.1:${port}`)

  await other.close()
  expect(ownAddress()).toBe(address)
  await app.close()
  expect(ownAddress()).toBe(before)
})
