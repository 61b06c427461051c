import { expect, test } from 'vitest'
import { inDevanagari, toDevanagari, toEnding } from './devanagari.ts'
import { isEnglish } from './romanNepali.ts'
import { inRoman, spellingsOf } from './spelling.ts'

const BEST =
  `malai मलाई momo मोमो man मन parcha पर्छ cha छ chha छ xa छ bhayo भयो vayo भयो kathmandu काठमाडौं dhanyabad धन्यवाद dhanyawad धन्यवाद
  huncha हुन्छ hunxa हुन्छ garne गर्ने garyo गर्‍यो gareko गरेको garchu गर्छु aayo आयो aaunu आउनु jadai जाँदै khayo खायो ramro राम्रो thulo ठूलो darbar दरबार
  bazar बजार sathi साथी saathi साथी ghar घर gaun गाउँ haru हरू manchhe मान्छे sarkar सरकार nepali नेपाली aaja आज bholi भोलि kasto कस्तो dasain दशैं
  shubhakamana शुभकामना tapaiko तपाईंको hajur हजुर namaste नमस्ते pani पनि paani पानी hoina होइन chaina छैन vidyalaya विद्यालय bidyarthi विद्यार्थी
  rajniti राजनीति sambidhan संविधान samvidhan संविधान gyan ज्ञान agya आज्ञा lagcha लाग्छ sakina सकिनँ sakdina सक्दिन gardaina गर्दैन bhannuhunchha भन्नुहुन्छ
  khanuhos खानुहोस् gurans गुराँस afno आफ्नो Kahile कहिले chahincha चाहिन्छ garnuparcha गर्नुपर्छ`.split(
    /\s+/,
  )

test.each(inPairs(BEST))('%s is first of all %s', (roman, devanagari) => {
  expect(toDevanagari(roman)[0]).toBe(devanagari)
})

const JOINED =
  'gharma घरमा nepalko नेपालको timilai तिमीलाई sarkarle सरकारले pokharama पोखरामा tiniharu तिनीहरू sathiharulai साथीहरूलाई nepaldekhi नेपालदेखि'
test.each(inPairs(JOINED.split(' ')))('what hangs on a word is joined: %s is %s', (roman, said) => {
  expect(toDevanagari(roman)[0]).toBe(said)
})

test('a word that nobody knows is spelled as known words go on', () => {
  expect(toDevanagari('rinchen')).toContain('रिन्चेन')
  expect(toDevanagari('dolma')).toContain('डोलमा')
  expect(toDevanagari('jhapali')[0]).toBe('झापाली')
  expect(toDevanagari('tsering')[0]).toBe('त्सेरिङ')
})

test('what some leave out is no other word: an aspirate, a nasal, the y before an e', () => {
  expect(toDevanagari('gaupalika')[0]).toBe('गाउँपालिका')
  expect(toDevanagari('bhayeko')[0]).toBe('भएको')
  expect(toDevanagari('khayeko')[0]).toBe('खाएको')
  expect(toDevanagari('mritu')[0]).toBe('मृत्यु')
})

test('verbs are known in forms that no list has', () => {
  expect(toDevanagari('nagarnu')[0]).toBe('नगर्नु')
  expect(toDevanagari('garidinus')[0]).toBe('गरिदिनुस्')
  expect(toDevanagari('padhiraheka')[0]).toBe('पढिरहेका')
})

test('there are three choices at the most, and none twice', () => {
  for (const word of ['ma', 'gaun', 'bazar', 'sarkarle']) {
    const choices = toDevanagari(word)
    expect(choices.length).toBeLessThanOrEqual(3)
    expect(new Set(choices).size).toBe(choices.length)
  }
})

test.each(['', 'काठमाडौं', 'a1', "don't", 'a'.repeat(31), 'café'])('%s is no Roman word', (word) => {
  expect(toDevanagari(word)).toEqual([])
})

test('behind a word in Devanagari the ending comes first', () => {
  expect(toDevanagari('ma')[0]).toBe('म')
  expect(toEnding('ma')[0]).toBe('मा')
  expect(toEnding('haruko')[0]).toBe('हरूको')
  expect(toEnding('ghar')[0]).toBe('घर')
})

test('a whole text changes its letters; English, digits, marks and names like NTC stay', () => {
  expect(inDevanagari('Malai momo man parcha! 5 plate, the NTC ko sim.', isEnglish)).toBe(
    'मलाई मोमो मन पर्छ! 5 प्लेट, the NTC को सिम.',
  )
})

test.each([
  ['मलाई मोमो मन पर्छ।', 'malai momo man parchha.'],
  ['काठमाडौंमा', 'kathmanduma'],
  ['नेपाल सरकार', 'nepal sarkar'],
  ['आमा र बुबा २०८३', 'aama ra buba 2083'],
  ['गर्‍यो, ज्ञान', 'garyo, gyan'],
  ['आज साँझ घरबाट', 'aaja sanjh gharbata'],
  ['Hello नमस्ते 😀 #x', 'Hello namaste 😀 #x'],
])('%s reads %s in Roman letters', (devanagari, roman) => {
  expect(inRoman(devanagari)).toBe(roman)
})

test('a word is written in several ways', () => {
  expect(spellingsOf('दरबार')).toEqual(expect.arrayContaining(['darabaara', 'darbaar']))
  expect(spellingsOf('जाँदै')).toEqual(['jaandai', 'jaadai'])
})

function inPairs(list: readonly string[]) {
  return list.flatMap((roman, at) =>
    at % 2 === 0 ? [[roman, list[at + 1] ?? ''] as [string, string]] : [],
  )
}
