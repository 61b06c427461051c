import { HELP_SLUGS } from '@jes/contract/site/help'
import { describe, expect, test } from 'vitest'
import { TEXTS } from './all.ts'
import { findArticles } from './finding.ts'
import { linkName } from './linkNames.ts'

describe('a search in the help', () => {
  test.each([
    ['password', 'forgotten-password'],
    ['paswor', 'forgotten-password'],
    ['पासवर्ड', 'forgotten-password'],
    ['khata metne', 'delete-your-account'],
    ['खाता मेट्ने', 'delete-your-account'],
    ['gunaso', 'grievances'],
    ['preeti', 'type-nepali'],
    ['screen reader', 'accessibility'],
    ['wilson best comments', 'comments'],
    ['rss', 'rss'],
    ['notificatoins', 'notifications'],
    ['grievnace', 'grievances'],
    ['delte my acount', 'delete-your-account'],
    ['गुनसो', 'grievances'],
  ])('for %s finds %s', (words, slug) => {
    expect(findArticles(words).slice(0, 3)).toContain(slug)
  })

  test('for what is nowhere finds nothing, and for nothing nothing', () => {
    expect(findArticles('xylophone quartz')).toEqual([])
    expect(findArticles('  ')).toEqual([])
  })
})

describe('the articles', () => {
  test('are all written, in both languages, part for part', () => {
    expect(Object.keys(TEXTS).sort()).toEqual([...HELP_SLUGS].sort())
    for (const [slug, { en, ne }] of Object.entries(TEXTS)) {
      const shape = (parts: typeof en) =>
        parts.map((part) => (typeof part === 'string' ? 0 : part.length))
      expect([slug, shape(ne)]).toEqual([slug, shape(en)])
      expect(en.flat().join('')).not.toMatch(/[\u0966-\u096f]/)
    }
  })

  test('lead only where a name is known for', () => {
    for (const { links = [] } of Object.values(TEXTS))
      for (const link of links) expect(linkName(link, 'ne')).not.toBe(link)
  })
})
