import { expect, test } from 'vitest'
import { normalise } from './letters.ts'
import { rootsOf } from './verbForms.ts'

const isOneVerb = (one: string, other: string) => {
  const roots = rootsOf(normalise(one))
  return rootsOf(normalise(other)).some((root) => roots.includes(root))
}

const FORMS: Record<string, string> = {
  गर्नु: 'गर्छ गर्छन् गरेको गरेर गर्‍यो गर्दै गर्दैन गरेनन् गर्नेछ गर्नुहुन्छ गर्नुभयो गर्नुपर्छ गरिन्छ गरिरहेको नगर्ने garxa garchha gareko garnuvo garirako',
  जानु: 'जान्छ गयो गएको गएन जाँदै जाने गइरहेको नजाऊ janxa gayo gayeko jaane',
  हुनु: 'हुन्छ भयो भएको होला हुँदैन हुनुहुन्छ hunxa vayo bhayeko',
  बनाउनु: 'बनाउँछ बनायो बनाएर बनाउँदैन बनाइन्छ banaunxa banayo banaeko',
  धुनु: 'धुन्छ धोयो धोएको dhuncha dhoyo',
  बिर्सनु: 'बिर्सन्छ बिर्स्यो बिर्सेको बिर्सँदै birsanxa birsyo',
  पढ्नु: 'पढाउँछ पढायो padnu padhyo padaeko',
}

test.each(Object.entries(FORMS))('%s is one verb in all its forms', (infinitive, forms) => {
  for (const form of forms.split(' '))
    expect([form, isOneVerb(infinitive, form)]).toEqual([form, true])
})

test.each([
  ['मर्नु', 'मार्यो'],
  ['भन्छ', 'बन्छ'],
  ['खन्छ', 'खान्छ'],
  ['जान्यो', 'गयो'],
  ['खाना', 'खानु'],
  ['मान्छे', 'मान्नु'],
  ['चिनी', 'चिन्नु'],
  ['पसल', 'पस्नु'],
  ['दिन', 'दिनु'],
  ['line', 'linu'],
  ['share', 'sarnu'],
])('%s is no form of %s', (one, other) => {
  expect(isOneVerb(one, other)).toBe(false)
})

test('what is no word has no root, however long it is', () => {
  for (const word of ['', 'x', '2083', 'ba'.repeat(10_000), 'गर्'.repeat(3_000)])
    expect(rootsOf(word)).toEqual([])
})
