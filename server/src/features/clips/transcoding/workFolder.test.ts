import { access, utimes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeWorkFolder, sweepWorkFolder } from './workFolder.ts'

test('what a killed process left goes after an hour, and nothing that is younger', async () => {
  const [old, young] = [await makeWorkFolder('probe'), await makeWorkFolder('probe')]
  const before = Date.now() / 1000 - 3_700
  await utimes(old, before, before)

  await sweepWorkFolder()

  await expect(access(old)).rejects.toThrow('ENOENT')
  await access(young)
})
