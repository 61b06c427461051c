import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { compress } from './compress.mjs'

it('puts smaller copies beside large files of text only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jes-compress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = 'namaste '.repeat(1000)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'app.js'), text)
  writeFileSync(join(folder, 'assets', 'small.css'), 'a{}')
  writeFileSync(join(folder, 'assets', 'face.woff2'), text)
  writeFileSync(join(folder, 'index.html'), text)

  await compress(folder)
  expect(readdirSync(folder)).toEqual(['assets', 'index.html'])
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(
    ['app.js', 'app.js.br', 'app.js.gz', 'face.woff2', 'small.css'].sort(),
  )
  const copy = (end) => readFileSync(join(folder, 'assets', `app.js.${end}`))
  expect(brotliDecompressSync(copy('br')).toString()).toBe(text)
  expect(gunzipSync(copy('gz')).toString()).toBe(text)
})
