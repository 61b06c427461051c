import type { HubName } from './shapes.ts'
import { type Saying, say, warm } from './talk.ts'

/** Sideways over a wide drawing, so many pixels a frame; or slowly towards a point of a tall one. */
export type Move = { from: number; step: number } | { zoom: number; towards: [number, number] }

export type Tune = {
  /** Hertz of the lowest string. */
  tonic: number
  /** Steps a minute: half as many as beats would be. */
  pace: number
  /** One sign for each step: 1 to 9 up the pentatonic scale; with a dot the string rings on. */
  notes: string
  /** The same for the madal: D is its low head, t its high one. */
  beat: string
}

export type DemoClip = {
  scene: string
  move: Move
  seconds: number
  tune: Tune
  by: string
  hub?: HubName
  caption: string
  hoursAgo: number
  /** How popular it is: 1 is usual, 3 very popular. */
  warmth: number
  /** The share of viewers who watch to the end. */
  staying: number
  /** Captions, second by second. */
  captions?: Partial<Record<'en' | 'ne', string>>
  sayings: Saying[]
}

export const demoClips: DemoClip[] = [
  {
    scene: 'momo',
    move: { from: 0.05, step: 4 },
    seconds: 9,
    tune: { tonic: 196, pace: 300, notes: '5.6.5.3.2.3.5...3.2.1.2.3...', beat: 'D.tDt.' },
    by: 'bina.momo',
    hub: 'KathmanduEats',
    caption:
      'Five in the morning: steam first, then achar, then you. Eight to a plate, no exceptions. #momo #KathmanduEats',
    hoursAgo: 21,
    warmth: 2.8,
    staying: 0.62,
    sayings: [
      warm(2, say('sujata', 'I can smell this through the phone. Coming at six.')),
      say('hari.bus', 'पेट्रोल पम्पसम्मको लाइन पनि देखाउनु पर्थ्यो 😄'),
      say('rekha.miss', 'Eight to a plate is a constitution, not a rule.'),
    ],
  },
  {
    scene: 'chiya',
    move: { zoom: 1.24, towards: [0.5, 0.62] },
    seconds: 8,
    tune: { tonic: 174.6, pace: 260, notes: '3...5.6.8...6.5.3.5.3.2.1.....', beat: 'D...t...' },
    by: 'hira.devi',
    caption: 'बिहानको पहिलो चिया। दूध कम, अदुवा धेरै, गफ अझ धेरै। #चिया #बिहान',
    hoursAgo: 6.5,
    warmth: 2.2,
    staying: 0.71,
    sayings: [
      warm(1.6, say('sarita.nurse', 'राति ड्युटी सकेर यही चाहिएको थियो।')),
      say('deepak.doha', 'दोहामा मेसिनको चिया खाँदै हेर्दैछु। मन पुग्यो।'),
    ],
  },
  {
    scene: 'pass',
    move: { from: 0.34, step: 5 },
    seconds: 11,
    tune: { tonic: 146.8, pace: 220, notes: '1...3.5.6.....5.3...2.1.....', beat: 'D.....t.....' },
    by: 'pasang',
    hub: 'TrekNepal',
    caption:
      'Thorong La at nine. The wind does the praying, I only carry the flags. #TrekNepal #ThorongLa',
    hoursAgo: 44,
    warmth: 3,
    staying: 0.58,
    captions: {
      en: `WEBVTT

00:00.500 --> 00:03.500
[wind over the pass]

00:03.800 --> 00:07.000
5,416 metres. Nobody talks much up here.

00:07.200 --> 00:10.800
Left for Muktinath, and for tea.`,
      ne: `WEBVTT

00:00.500 --> 00:03.500
[भञ्ज्याङमा हावा]

00:03.800 --> 00:07.000
५,४१६ मिटर। यहाँ कोही धेरै बोल्दैन।

00:07.200 --> 00:10.800
देब्रेतिर मुक्तिनाथ, अनि चिया।`,
    },
    sayings: [
      warm(2.4, say('norbu', 'Nine is late, brother. The wind wakes at eight.')),
      say('asmita.run', 'How long from High Camp with a normal heart?'),
      say('yangchen', 'धेरै वर्षपछि घर देखेजस्तो लाग्यो।'),
    ],
  },
  {
    scene: 'selroti',
    move: { zoom: 1.22, towards: [0.5, 0.45] },
    seconds: 8,
    tune: { tonic: 220, pace: 320, notes: '1.2.3.5.3.2.3...5.6.8.6.5.3.', beat: 'D.tDt.' },
    by: 'aarati',
    caption:
      'The first one broke, so I filmed the third. Batter like a slow rope, that is the whole secret. #selroti',
    hoursAgo: 26,
    warmth: 2.6,
    staying: 0.66,
    sayings: [
      warm(2, say('laxmi.hajurama', 'राम्रो छ नानी। अलि सानो आँच, अनि झन् राम्रो।')),
      say('kiran.dev', 'Third one, in production. Respect.'),
      say('sujata', 'Save me two. No, four.'),
    ],
  },
  {
    scene: 'ping',
    move: { zoom: 1.28, towards: [0.42, 0.4] },
    seconds: 10,
    tune: { tonic: 196, pace: 330, notes: '5.5.6.8.6.5.3.5.6.5.3.2.1...', beat: 'D.tDtt' },
    by: 'gita.tharu',
    hub: 'चाडपर्व',
    caption: 'लिङ्गे पिङमा चढेपछि दशैं आयो भन्ने पक्का हुन्छ। डोरी बाबाले बाट्नुभएको। #दशैं #पिङ',
    hoursAgo: 70,
    warmth: 2.9,
    staying: 0.6,
    captions: {
      ne: `WEBVTT

00:00.400 --> 00:03.200
[हाँसो, डोरीको चुइँ-चुइँ]

00:03.400 --> 00:06.400
अझ माथि! अझ माथि!

00:06.600 --> 00:09.600
आँप देखियो, खोला देखियो, घर पनि देखियो।`,
      en: `WEBVTT

00:00.400 --> 00:03.200
[laughter, the rope creaks]

00:03.400 --> 00:06.400
Higher! Higher!

00:06.600 --> 00:09.600
I see the mango tree, the river, our house.`,
    },
    sayings: [
      warm(1.8, say('bibek.s', 'धरान आउनुस्, यहाँ अझ अग्लो छ।')),
      say('shanti.ale', 'छोराछोरीलाई देखाएँ। अर्को दशैं घर।'),
    ],
  },
  {
    scene: 'phewa',
    move: { from: 0.02, step: 4 },
    seconds: 10,
    tune: { tonic: 164.8, pace: 200, notes: '6...5...3.5...2...3...1.....', beat: 'D.......' },
    by: 'tek.gurung',
    caption: 'Phewa before the boats wake up. The mountain looks into it first. #Pokhara #Phewa',
    hoursAgo: 92,
    warmth: 2.1,
    staying: 0.52,
    sayings: [
      say('nabin.photo', 'That pink lasts four minutes. You caught three of them.'),
      say('kamal.pun', 'आफ्नो ठाउँ हेर्न पनि मोबाइल चाहिने भयो।'),
    ],
  },
  {
    scene: 'cricket',
    move: { from: 0.5, step: 4 },
    seconds: 8,
    tune: { tonic: 220, pace: 380, notes: '1.1.3.5.5.6.8.8.6.5.', beat: 'DtDtDDt.' },
    by: 'suraj.cric',
    hub: 'CricketNepal',
    caption:
      'Six runs, last ball, the whole of TU on its feet. I have no voice left. #CricketNepal',
    hoursAgo: 13,
    warmth: 2.7,
    staying: 0.69,
    sayings: [
      warm(2.2, say('imran.a', 'हाम्रो टोलको टिभी पनि फुट्यो, खुसीले।')),
      say('sandesh.fm', 'We played your shout on air. Twice.'),
    ],
  },
  {
    scene: 'madal',
    move: { from: 0.3, step: 3 },
    seconds: 9,
    tune: { tonic: 185, pace: 340, notes: '3.3.5.3.2.1.2.3.5.6.5...', beat: 'DttDt.DtDDt.' },
    by: 'bhim.bk',
    caption: 'नयाँ खरी लगाएको मादल। सुनेर भन्नुस्, कसेको पुग्यो कि अझै? #मादल',
    hoursAgo: 33,
    warmth: 1.9,
    staying: 0.55,
    sayings: [
      say('tilak.bk', 'अलिकति अझै। दाहिने कान अझ टिनिन्न हुनुपर्छ।'),
      say('kabita.magar', 'Bring it on Friday, we will find out together.'),
    ],
  },
  {
    scene: 'micro',
    move: { from: 0.1, step: 4 },
    seconds: 7,
    tune: { tonic: 207.7, pace: 360, notes: '1.3.1.3.5...6.5.3.2.', beat: 'D.t.D.tt' },
    by: 'hari.bus',
    hub: 'KTMCommute',
    caption:
      'Night micro, Ratnapark to Kalanki. Last seat is the one beside my thermos. #KTMCommute #nightbus',
    hoursAgo: 4,
    warmth: 1.8,
    staying: 0.5,
    sayings: [
      say('sabinb', 'Which gate does it leave from now?'),
      say('prashantkc', 'Thermos passengers pay half, I have heard.'),
    ],
  },
  {
    scene: 'terraces',
    move: { from: 0.85, step: -4 },
    seconds: 9,
    tune: { tonic: 174.6, pace: 280, notes: '5.3.2.1.2.3.5...6.5.3.5.6...', beat: 'D.tD..' },
    by: 'sitaram.khet',
    hub: 'खेतीपाती',
    caption: 'असार १५ पछिको हाम्रो गरा। पानी पुग्यो, हात पुगेन, गीत पुग्यो। #खेतीपाती #असार१५',
    hoursAgo: 118,
    warmth: 2,
    staying: 0.54,
    sayings: [
      say('laxman.mahato', 'मधेसमा अझै पानी कुर्दैछौँ। राम्रो देखियो।'),
      say('anita.rai', 'Our seedlings are two fingers high. Yours are showing off.'),
    ],
  },
  {
    scene: 'pagoda',
    move: { from: 0.1, step: 4 },
    seconds: 9,
    tune: { tonic: 155.6, pace: 230, notes: '1...2.3...5.6...5.3...2.3.1...', beat: 'D...t.t.' },
    by: 'nabin.photo',
    hub: 'OldNepal',
    caption:
      'Kites over the old roofs. My grandfather flew his from the same window. #OldNepal #changa',
    hoursAgo: 150,
    warmth: 2.3,
    staying: 0.57,
    sayings: [say('maiya.tuladhar', 'That window was blue in my time.'), say('riya.shakya', 'चेट!')],
  },
  {
    scene: 'gurans',
    move: { from: 0.2, step: 4 },
    seconds: 8,
    tune: { tonic: 196, pace: 240, notes: '8...6.5.6...5.3.2...3.5.1...', beat: 'D....t' },
    by: 'kabita.magar',
    caption: 'गुराँस फुलेको वनमा एक छिन। बाँकी कुरा गीतमा। #गुराँस',
    hoursAgo: 200,
    warmth: 1.7,
    staying: 0.49,
    sayings: [say('meena.bhojpur', 'हाम्रो डाँडा पनि यस्तै रातो छ अहिले।')],
  },
]
