import { describe, expect, test } from 'vitest'
import { SCRIPT, servePages } from '#test/pages.ts'

const open = servePages()

describe('a script of the web app', () => {
  test('is kept by browsers for a year, and comes compressed to who accepts that', async () => {
    const plain = await open(`/assets/${SCRIPT.name}`)
    expect([plain.statusCode, plain.body]).toEqual([200, SCRIPT.plain])
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).toContain('javascript')

    const small = await open(`/assets/${SCRIPT.name}`, { 'accept-encoding': 'br' })
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', SCRIPT.brotli])
    expect(small.headers['content-type']).toContain('javascript')
  })

  test.each([`${SCRIPT.name}.br`, 'gone-12345678.js', '..%2Findex.html', '%00', ''])(
    'is not there as %s, and what comes instead is no page',
    async (name) => {
      const reply = await open(`/assets/${name}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.body).not.toContain('<html')
      expect(reply.body).not.toContain('<svg')
    },
  )
})

test('a file beside the document is given by its name, and kept for an hour', async () => {
  const reply = await open('/favicon.svg')
  expect([reply.statusCode, reply.body]).toEqual([200, '<svg/>'])
  expect(reply.headers['cache-control']).toBe('public, max-age=3600')
})
