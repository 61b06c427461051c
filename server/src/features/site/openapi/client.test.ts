import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test, vi } from 'vitest'
import { app, openPort, PASSWORD, person } from '#test/world.ts'

const FOLDER = new URL('../../../../test/client/', import.meta.url)
const TSC = fileURLToPath(import.meta.resolve('typescript/bin/tsc'))

// The compiler alone takes seconds of a processor that others use too.
vi.setConfig({ testTimeout: 600_000 })

type Client = { walk: (origin: string, login: string, password: string) => Promise<unknown> }

test('a client made from the document compiles, logs in, posts and votes', async () => {
  const types = await openapiTS((await app.inject('/api/openapi.json')).body, {
    defaultNonNullable: false,
  })
  await writeFile(new URL('schema.d.ts', FOLDER), astToString(types))
  await promisify(execFile)(process.execPath, [TSC, '-p', fileURLToPath(FOLDER)])

  const { walk } = (await import(new URL('client.ts', FOLDER).href)) as Client
  const sita = await person('sita')
  const origin = `http://127.0.0.1:${await openPort()}`
  expect(await walk(origin, sita.username, PASSWORD)).toEqual({
    title: 'From a generated client',
    score: 1,
    refusal: 'not_found',
  })
})
