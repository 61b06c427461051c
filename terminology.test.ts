import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** One word for one idea in Nepali: the word that is used, and the others that are not. */
const WORDS: Record<string, RegExp> = {
  ड्राफ्ट: /मस्यौदा/,
  कभर: /आवरण/,
  सङ्ख्या: /संख्या/,
  अङ्क: /अंक/,
  'रु.': /(?<![ऀ-ॿ])रू(?![ऀ-ॿ])/,
  'फलो गर्नु': /पछ्या/,
  एक्सप्लोर: /घुम्नुहोस्|अन्वेषण/,
  मतदान: /(?<![ऀ-ॿ])पोल(?![ऀ-ॿ])/,
  'निलम्बन, रोक': /सस्पेन्ड|प्रतिबन्ध/,
  तथ्याङ्क: /आँकडा/,
  इन्क्रिप्ट: /एन्क्रिप्ट|गुप्तलेखन/,
  पेज: /पृष्ठ(?!भूमि)/,
  'सच्याउनु (edit)': /सम्पादन|सम्पादित|एडिट गर/,
  'माथि भोट': /अपभोट/,
  सबटाइटल: /उपशीर्षक/,
  'फिर्ता लिनुहोस् (undo)': /पूर्ववत्/,
  'डेटाको प्रति (export)': /निर्यात/,
  'डेटा बचत': /डेटा सेभर/,
  'प्रयोगकर्ता नाम': /युजरनेम/,
  Jes: /जेस(?=[ कलम।]|$)/,
}
/** What people of the demo write, and what search knows, is everyday language. */
const EVERYDAY = /\/demo\/|\/translations\/|\/script\/|\.test\./

const files = ['web/src', 'server/src/features', 'contract/src/lib/refusals']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !EVERYDAY.test(file))
const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

test.each(Object.entries(WORDS))('Nepali says %s and no other word for it', (_, others) => {
  expect(sources.filter(([, source]) => others.test(source)).map(([file]) => file)).toEqual([])
})

/** What explains the interface quotes its labels. */
const EXPLAINING = /\/site\/(help|legal|about)\//
const LITERAL = /'((?:[^'\\\n]|\\.)*)'/g

test('what help, legal and about texts quote is a label of the interface, letter for letter', () => {
  const isOfWeb = ([file]: readonly [string, string]) => file.startsWith('web/')
  const labels = new Set(
    sources
      .filter((source) => isOfWeb(source) && !EXPLAINING.test(source[0]))
      .flatMap(([, source]) => [...source.matchAll(LITERAL)].map(([, literal]) => literal)),
  )
  const quotes = sources
    .filter(([file]) => EXPLAINING.test(file))
    .flatMap(([file, source]) =>
      [...source.matchAll(/“([^”]*)”/g)].map(([, quote]) => ({ file, quote })),
    )
  expect(quotes.length).toBeGreaterThan(30)
  expect(quotes.filter(({ quote }) => !labels.has(quote))).toEqual([])
})
