import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Sites of your own', 'तपाईंका आफ्नै साइट'],
  why: [
    'A site that says it is yours gets a green tick on your profile.',
    'साइटले आफू तपाईंकै हुँ भन्यो भने प्रोफाइलमा हरियो चिन्ह आउँछ।',
  ],
  proven: ['Yours', 'तपाईंकै'],
  waiting: ['Being checked', 'जाँचिँदैछ'],
  missing: ['Not proven', 'प्रमाणित छैन'],
  check: ['Check', 'जाँच्नुहोस्'],
  checkNamed: [(link: string) => `Check ${link}`, (link: string) => `${link} जाँच्नुहोस्`],
  how: ['How to prove a site', 'साइट आफ्नै हो भनी कसरी देखाउने'],
  byLink: [
    'Either put this link into its page, which has to be an https address:',
    'कि त यो लिङ्क साइटको पानामा राख्नुहोस् (ठेगाना https हुनुपर्छ):',
  ],
  byRecord: [
    (name: string) =>
      `Or give its domain a DNS record of the type TXT, named ${name}, with this text:`,
    (name: string) => `कि त डोमेनमा ${name} नामको TXT DNS रेकर्ड यो अक्षरसहित थप्नुहोस्:`,
  ],
  again: [
    'Jes looks again every week. Without the link or the record the tick goes.',
    'Jes ले हरेक हप्ता फेरि हेर्छ। लिङ्क वा रेकर्ड नभेटिए चिन्ह हट्छ।',
  ],
})
