import { initialOf, soundOf, spellingsOf } from './spelling.ts'
import { MORE_ROOTS } from './verbRoots.ts'

/** Verbs by what their ending hangs on: a consonant, two of them, a vowel, or a vowel with उ. */
export const VERBS: Record<'consonant' | 'pair' | 'vowel' | 'u', string> = {
  consonant: `गर भन हेर बस उठ सुन देख लेख पढ बोल सोध खोज राख पस चल हिँड दौड खेल हाँस बुझ सिक किन बेच मार मर बाँच जित हार चिन जान मान पुग सक लाग पर मिल टेक नाच थाप थप काट जोड खोल फेर
    छोड समात डुल घुम फुट टुट उड कुद पोख बढ घट झर तर चढ भेट हट सर बल रुच सुत रोक छान बाँध भर लड तान ढाक गन ठग डाक फाल रोज जोग जाग माग पाक बन टिप तिर हाल निकाल सम्हाल पाल समाल टाँस`,
  pair: 'निस्क फर्क बिर्स सम्झ ओर्ल सल्क अड्क पर्ख उम्ल चम्क',
  vowel: 'खा जा दि लि पि रो धो',
  u: 'आ पा गरा बना ल्या पठा खुवा सिका देखा सुना चला बोला हरा रमा बिता घुमा जगा कमा बचा डरा लगा हटा मना गा ला छा उठा बसा फर्का मिला जना सता अपना बुझा चिना नुहा अघा भुला निदा पछुता रिसा',
}

const VERB_ENDINGS: typeof VERBS = {
  consonant: `्छ ्छु ्छन् ्छौ ्छौं ्छस् ्छिन् ्नु ्न ्ने े ें ेको ेका ेकी ेर ी ्दा ्दै ्यो ेन िनँ ेनन् ्दैन ्दैनन् ्दिन ्ला ौं िन्छ ियो िएको ्थ्यो ्थे ्थें ्नुहोस् ्नुस् ्नुहोला ्नुहुन्छ
    ्नुभयो ्नुभएको ्नुपर्छ ्नुपर्ने ्नुपर्‍यो ्नेछ ्नेछु ्नेछन् ेपछि ेछ ून् ्दैछ ्दैछु ्दैछन् ेमा ्नै
    ्दछ ्दछन् ्नुहुन्न ्नुभएन ्नुहुने ्नुपरेको ्नलाई ्नेछौं ेस् ोस् ूँ ौँ ौँला ्लान् ्दैछौं ्दैनौं ेका ेकै ेरै िरहेको िरहेका िरहेछ िरहन्छ िरह्यो िरहनु िसक्यो
    िसकेको िसकेका िसके िसक्छ िदिनु िदियो िदिए िदिएको िदिन िदिने िदिन्छ िदिनुहोस् िदिनुभयो िराखेको िहाल्यो िनु िने िन िए िएका िएर िँदै िँदा िनेछ िन्छन् िन्छु िनुहोस् िनुभयो िनुहुन्छ िनुपर्छ िँदैन िन्थ्यो िएन िएछ`,
  pair: 'न्छ न्छु न्छन् नु न ने े ें ेको ेका ेर ी ँदा ँदै ्यो ेन ँदैन ला िन्छ ियो न्थ्यो नुहोस् नुस् नुहुन्छ नुभयो नुपर्छ नुपर्ने नेछ नेछन् ेपछि ँदैछ िरहेको िरहेका िसक्यो िसकेको िदिनु िदियो िदिएको िदिनुहोस् िएको िए िनु',
  vowel: `न्छ न्छु न्छन् न्छौ न्छौं नु न ने यो ए एँ एको एका एर ई ँदा ँदै एन इनँ ँदैन ँदैनन् ँदिन ला ऊ औं इन्छ इयो न्थ्यो न्थे नुहोस् नुस् नुहुन्छ नुभयो नुभएको नुपर्छ नुपर्ने नेछ नेछु नेछन् एपछि ँदैछ ँदैछु
    ँदछ एछ ऊँ औँ ओस् इरहेको इरहेका इरहेछ इरहन्छ इरह्यो इसक्यो इसकेको इसकेका इसके इदिनु इदियो इदिए इदिएको इदिन इदिने इदिन्छ इदिनुहोस् इराखेको इहाल्यो इएको इए`,
  u: `उँछ उँछु उँछन् उँछौ उँछौं उनु उन उने यो ए एँ एको एका एर ई उँदा उँदै एन इनँ उँदैन उँदैनन् उँदिन उला ऊ औं इन्छ इयो उँथ्यो उँथे उनुहोस् उनुस् उनुहुन्छ उनुभयो उनुभएको उनुपर्छ उनुपर्ने उनेछ उनेछु उनेछन् एपछि उँदैछ उँदैछु
    उँदछ एछ ऊँ औँ ओस् इरहेको इरहेका इरहेछ इरहन्छ इरह्यो इसक्यो इसकेको इसकेका इसके इदिनु इदियो इदिए इदिएको इदिन इदिने इदिन्छ इदिनुहोस् इराखेको इहाल्यो इएको इए`,
}

type Kind = keyof typeof VERBS
export type Part = { kind: Kind; letters: string }

/** A shorter ending may be a part of any word. */
const LEAST_ENDING = 4
/** What makes a verb its opposite: nagarnu. */
const NOT = /^na(?=[^aeiou].{2})/

/** A root by the letter that it ends in; the others have no forms of their own here. */
const KINDS: [RegExp, Kind][] = [
  [/ा$/, 'u'],
  [/्.$/, 'pair'],
  [/ि$/, 'vowel'],
  [/[क-ह]$/, 'consonant'],
]

let commonStems: Map<string, Part[]> | undefined
let roots: typeof VERBS | undefined
const stems = new Map<string, Map<string, Part[]>>()
let endings: Map<string, Part[]> | undefined

/** The forms of verbs that sound like this, of the common ones alone: gareko is गर and एको. */
export function commonVerbsLike(roman: string) {
  commonStems ??= partsOf(VERBS, stemSounds)
  return formsOrNegated(roman, () => commonStems!)
}

/** The same, of all verbs. */
export function verbsLike(roman: string) {
  return formsOrNegated(roman, stemsFrom)
}

function formsOrNegated(roman: string, stemsOf: (initial: string) => Map<string, Part[]>) {
  const read = (typed: string) => {
    const sound = soundOf(typed)
    return formsLike(sound, stemsOf(sound.charAt(0)))
  }
  const forms = read(roman)
  if (forms.length > 0 || !NOT.test(roman)) return forms
  return read(roman.replace(NOT, '')).map((form) => `न${form}`)
}

/** All roots of one initial sound: reading all at once would be noticeable. */
function stemsFrom(initial: string) {
  const ready = stems.get(initial)
  if (ready) return ready
  roots ??= allRoots()
  const kinds = Object.entries(roots).map(([kind, list]) => {
    const some = list
      .trim()
      .split(/\s+/)
      .filter((root) => initialOf(root) === initial)
    return [kind, some.join(' ')] as const
  })
  const made = partsOf(Object.fromEntries(kinds) as typeof VERBS, stemSounds)
  stems.set(initial, made)
  return made
}

function formsLike(sound: string, stems: Map<string, Part[]>) {
  const all = allEndings()
  const forms: string[] = []
  for (let at = 1; at <= sound.length; at++)
    // One letter of the sound may be the last of the stem and the first of the ending: bhannu.
    for (const stem of stems.get(sound.slice(0, at)) ?? [])
      for (const rest of [sound.slice(at), sound.slice(at - 1)])
        for (const ending of all.get(rest) ?? [])
          if (stem.kind === ending.kind) forms.push(written(stem.letters + ending.letters))
  return forms
}

/** The endings with which a word may be a form of a verb that is not known, the longest first, each with what stands before it. */
export function verbEndingsOf(roman: string) {
  const all = allEndings()
  return Array.from({ length: roman.length }, (_, at) => at)
    .slice(2, 1 - LEAST_ENDING)
    .flatMap((at) => {
      const found = all.get(soundOf(roman.slice(at))) ?? []
      return found.map((part) => ({ before: roman.slice(0, at), ...part }))
    })
}

function allEndings() {
  endings ??= partsOf(VERB_ENDINGS, endingSounds)
  return endings
}

/** A root that is not known with an ending; nothing where the ending does not hang on such a root. */
export function verbOf(root: string, { kind, letters }: Part) {
  return KINDS.find(([ending]) => ending.test(root))?.[1] === kind ? [written(root + letters)] : []
}

/** The common roots first, then the others, then what makes somebody do it: पढ, पढा. */
function allRoots(): typeof VERBS {
  const all = { ...VERBS }
  for (const root of MORE_ROOTS.trim().split(/\s+/)) {
    const kind = KINDS.find(([ending]) => ending.test(root))?.[1]
    if (kind) all[kind] += ` ${root}`
  }
  const causing = all.consonant.trim().split(/\s+/)
  return { ...all, u: [all.u, ...causing.map((root) => `${root}ा`)].join(' ') }
}

/** After a vowel र keeps its own shape before य. */
function written(form: string) {
  return form.replace('र्य', 'र्\u200dय')
}

function stemSounds(stem: string) {
  return spellingsOf(stem).filter((_, at, all) => all.length === 1 || at > 0)
}

/** As they sound behind a letter, without it. */
function endingSounds(ending: string) {
  return spellingsOf(`क${ending}`).map((said) => said.replace(/^ka?(?!a)/, ''))
}

function partsOf(lists: Record<Kind, string>, soundsOf: (letters: string) => string[]) {
  const parts = new Map<string, Part[]>()
  for (const kind of Object.keys(lists) as Kind[])
    for (const letters of lists[kind].split(/\s+/).filter(Boolean))
      for (const sound of new Set(soundsOf(letters).map(soundOf)))
        parts.set(sound, [...(parts.get(sound) ?? []), { kind, letters }])
  return parts
}
