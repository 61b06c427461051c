import { readFileSync } from 'node:fs'

/**
 * Forms of verbs as grammars of Nepali have them, and as people write those in Roman letters. It knows nothing of the
 * stemmer: a verb is its infinitive, and its class is read off the letters before -नु.
 */
const FORMS = {
  // गर्नु: behind a consonant with its virama.
  consonant: [
    ['्ने', 'ne'],
    ['्न', 'na'],
    ['्छ', 'chha'],
    ['्छु', 'xu'],
    ['्छन्', 'chan'],
    ['्दै', 'dai'],
    ['्दा', 'da'],
    ['ेको', 'eko'],
    ['ेका', 'eka'],
    ['ेर', 'era'],
    ['्‍यो', 'yo'],
    ['े', 'e'],
    ['्ला', 'la'],
    ['्नुहुन्छ', 'nuhunxa'],
    ['्नुभयो', 'nubhayo'],
    ['्नुहोस्', 'nuhos'],
    ['्दैन', 'daina'],
    ['ेन', 'ena'],
    ['िरहेको', 'iraheko'],
    ['्थ्यो', 'thyo'],
    ['्नुपर्छ', 'nuparcha'],
    ['िन्छ', 'inchha'],
  ],
  // बनाउनु: the उ is lost before a vowel.
  u: [
    ['उने', 'une'],
    ['उन', 'una'],
    ['उँछ', 'unchha'],
    ['उँछु', 'uxu'],
    ['उँछन्', 'uchan'],
    ['उँदै', 'udai'],
    ['उँदा', 'unda'],
    ['एको', 'eko'],
    ['एका', 'eka'],
    ['एर', 'era'],
    ['यो', 'yo'],
    ['ए', 'e'],
    ['उला', 'ula'],
    ['उनुहुन्छ', 'unuhunxa'],
    ['उनुभयो', 'unubhayo'],
    ['उनुहोस्', 'unuhos'],
    ['उँदैन', 'udaina'],
    ['एन', 'ena'],
    ['इरहेको', 'iraheko'],
    ['उँथ्यो', 'unthyo'],
    ['उनुपर्छ', 'unuparcha'],
    ['इन्छ', 'inchha'],
  ],
  // खानु, दिनु, रोकिनु: behind a vowel.
  vowel: [
    ['ने', 'ne'],
    ['न', 'na'],
    ['न्छ', 'nchha'],
    ['न्छु', 'nxu'],
    ['न्छन्', 'nchan'],
    ['ँदै', 'dai'],
    ['ँदा', 'nda'],
    ['एको', 'eko'],
    ['एका', 'eka'],
    ['एर', 'era'],
    ['यो', 'yo'],
    ['ए', 'e'],
    ['ला', 'la'],
    ['नुहुन्छ', 'nuhunxa'],
    ['नुभयो', 'nubhayo'],
    ['नुहोस्', 'nuhos'],
    ['ँदैन', 'daina'],
    ['एन', 'ena'],
    ['इरहेको', 'iraheko'],
    ['न्थ्यो', 'nthyo'],
    ['नुपर्छ', 'nuparcha'],
  ],
}
/** What stands for the root before a vowel: went, was, washed, wept, touched. */
const BEFORE_VOWEL = { जा: 'ग', हु: 'भ', धु: 'धो', रु: 'रो', छु: 'छो' }
/** Behind two consonants the "a" between root and ending is spoken: बिर्सनु, फर्कनु. */
const JOINED = /्.$/

/** All forms of all verbs, each with how it is typed in Roman letters. */
export function verbForms(romanise) {
  return readVerbs().flatMap((infinitive) => formsOf(infinitive, romanise))
}

/** The questions of the verbs: the infinitive finds each form, in its script and in the other, and is found by it. */
export function verbQuestions(romanise, hashOf, heldOut) {
  return readVerbs().flatMap((infinitive) => {
    const isHeldOut = hashOf(infinitive) % heldOut === 0
    const roman = inLetters(infinitive, romanise)
    const forms = [...formsOf(infinitive, romanise), [`न${infinitive}`, `na${roman}`]]
    return forms.map(([form, typed], at) => {
      const kinds = [
        ['verb, same script', infinitive, form],
        ['verb, other script', roman, form],
        ['verb in Roman letters', roman, typed],
        ['verb, form asks', form, infinitive],
        ['verb, other script', infinitive, typed],
        ['verb, form asks', typed, infinitive],
      ]
      // Each form is asked in one of the six ways, so that the run stays short.
      const [kind, asked, wanted] = kinds[at % kinds.length]
      return { kind, asked, wanted, isHeldOut, thing: infinitive }
    })
  })
}

function readVerbs() {
  return readFileSync(new URL('searchWords/infinitives.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function formsOf(infinitive, romanise) {
  const root = infinitive.slice(0, -2)
  const before = (ending) => (/^[एय]/.test(ending) ? (BEFORE_VOWEL[root] ?? root) : root)
  if (root.endsWith('्')) return made(root.slice(0, -1), FORMS.consonant, romanise)
  if (/[ाआ]उ$/.test(root)) return made(root.slice(0, -1), FORMS.u, romanise)
  if (/[ािीुआइउ]$/.test(root) && !JOINED.test(root))
    return FORMS.vowel.flatMap(([ending, typed]) =>
      made(before(ending).replace(/(?<=ि)उ$/, ''), [[ending, typed]], romanise),
    )
  // बिर्सनु: बिर्सन्छ, बिर्सँदै, but बिर्स्यो and बिर्सेको.
  return FORMS.consonant.flatMap(([ending, typed]) => {
    const isOpen = /^्[नछदथल]/.test(ending)
    const joined = isOpen ? openEnding(ending, typed) : [ending, typed]
    return made(root, [joined], romanise)
  })
}

function openEnding(ending, typed) {
  const bare = ending.slice(1)
  if (/^[छथ]/.test(bare)) return [`न्${bare}`, `an${typed}`]
  return [/^द/.test(bare) ? `ँ${bare}` : bare, `a${typed}`]
}

function made(root, endings, romanise) {
  return endings.map(([ending, typed]) => {
    const stem = inLetters(/^[्ेि]/.test(ending) ? `${root}्` : root, romanise)
    return [root + ending, stem + typed]
  })
}

/** As most people type it: a long "a" is one letter, but for short words; a nasal is often not written. */
function inLetters(text, romanise) {
  const roman = romanise(text.replace(/ँ/g, '')).replace(/aa/g, text.length < 6 ? 'aa' : 'a')
  // Of गयो and भयो the "a" is spoken.
  return roman.replace(/^(?:g|bh)$/, '$&a')
}
