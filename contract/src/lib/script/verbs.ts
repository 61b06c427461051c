import { soundOf, spellingsOf } from './spelling.ts'

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
    ्नुभयो ्नुभएको ्नुपर्छ ्नुपर्ने ्नुपर्‍यो ्नेछ ्नेछु ्नेछन् ेपछि ेछ ून् ्दैछ ्दैछु ्दैछन् ेमा ्नै`,
  pair: 'न्छ न्छु न्छन् नु न ने े ें ेको ेका ेर ी ँदा ँदै ्यो ेन ँदैन ला िन्छ ियो न्थ्यो नुहोस् नुस् नुहुन्छ नुभयो नुपर्छ नेछ ेपछि',
  vowel: `न्छ न्छु न्छन् न्छौ न्छौं नु न ने यो ए एँ एको एका एर ई ँदा ँदै एन इनँ ँदैन ँदैनन् ँदिन ला ऊ औं इन्छ इयो न्थ्यो न्थे नुहोस् नुस् नुहुन्छ नुभयो नुभएको नुपर्छ नुपर्ने नेछ एपछि ँदैछ ँदैछु`,
  u: `उँछ उँछु उँछन् उँछौ उँछौं उनु उन उने यो ए एँ एको एका एर ई उँदा उँदै एन इनँ उँदैन उँदैनन् उँदिन उला ऊ औं इन्छ इयो उँथ्यो उँथे उनुहोस् उनुस् उनुहुन्छ उनुभयो उनुभएको उनुपर्छ उनुपर्ने उनेछ एपछि उँदैछ उँदैछु`,
}

type Kind = keyof typeof VERBS
type Part = { kind: Kind; letters: string }

let stems: Map<string, Part[]> | undefined
let endings: Map<string, Part[]> | undefined

/** The forms of verbs that sound like this: gareko is गर and एको. */
export function verbsLike(roman: string) {
  stems ??= partsOf(VERBS, stemSounds)
  endings ??= partsOf(VERB_ENDINGS, endingSounds)
  const sound = soundOf(roman)
  const forms: string[] = []
  for (let at = 1; at <= sound.length; at++)
    // One letter of the sound may be the last of the stem and the first of the ending: bhannu.
    for (const stem of stems.get(sound.slice(0, at)) ?? [])
      for (const rest of [sound.slice(at), sound.slice(at - 1)])
        for (const ending of endings.get(rest) ?? [])
          if (stem.kind === ending.kind) forms.push(written(stem.letters + ending.letters))
  return forms
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
    for (const letters of lists[kind].trim().split(/\s+/))
      for (const sound of new Set(soundsOf(letters).map(soundOf)))
        parts.set(sound, [...(parts.get(sound) ?? []), { kind, letters }])
  return parts
}
