import { catalogue } from '#lib/language.ts'
import { count, number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  yourWeek: ['Your first week', 'तपाईंको पहिलो हप्ता'],
  doneOf: [
    (n: number, of: number) => `${number(n)} of ${number(of)} done`,
    (n: number, of: number) => `${number(of)} मध्ये ${number(n)} भयो`,
  ],
  goodStart: [(name: string) => `A good start, ${name}`, (name: string) => `राम्रो सुरुवात, ${name}`],
  close: ['Close the list', 'सूची बन्द गर्नुहोस्'],
  allDone: ['All five flags are up. Jes is yours now.', 'पाँचै झन्डा उठे। अब Jes तपाईंको घर भयो।'],
  isDone: ['Done', 'भयो'],

  steps: ['Say where home is and what moves you', 'घर कहाँ हो र के मन पर्छ, भन्नुहोस्'],
  stepsWhy: ['Then we find the JeHubs near to you.', 'अनि नजिकका JeHub खोजिदिन्छौँ।'],
  stepsGo: ['Choose', 'छान्नुहोस्'],
  face: ['Add your name and photo', 'नाम र फोटो राख्नुहोस्'],
  faceWhy: ['People answer a face.', 'अनुहार देखेपछि मान्छे बोल्छन्।'],
  faceGo: ['Add', 'राख्नुहोस्'],
  hubs: ['Join three JeHubs', 'तीन वटा JeHub मा जोडिनुहोस्'],
  hubsWhy: ['Home fills with what is said there.', 'त्यहाँका कुरा होममा आउँछन्।'],
  hubsGo: ['Look', 'हेर्नुहोस्'],
  people: ['Follow five people', 'पाँच जनालाई फलो गर्नुहोस्'],
  peopleWhy: ['We suggest some, with the reason.', 'किन भन्ने कारणसहित सुझाउँछौँ।'],
  peopleGo: ['Look', 'हेर्नुहोस्'],
  namaste: ['Say namaste', 'नमस्ते भन्नुहोस्'],
  namasteIn: [(hub: string) => `Say namaste in ${hub}`, (hub: string) => `${hub} मा नमस्ते भन्नुहोस्`],
  namasteWhy: ['One line is enough.', 'एक लाइन भए पुग्छ।'],
  namasteCrowd: [
    (n: number) =>
      `${count(n)} ${plural(n, 'person is', 'people are')} there now. One line is enough.`,
    (n: number) => `अहिले त्यहाँ ${count(n)} जना छन्। एक लाइन भए पुग्छ।`,
  ],
  namasteGo: ['Write', 'लेख्नुहोस्'],
  passkey: ['Add a passkey', 'पासकी राख्नुहोस्'],
  passkeyWhy: ['Next time your thumb is the password.', 'अर्को पटक औँला नै पासवर्ड हुन्छ।'],
  passkeyGo: ['Add', 'राख्नुहोस्'],
})
