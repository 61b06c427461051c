import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  search: ['Search members', 'सदस्य खोज्नुहोस्'],
  noneLike: ['No member of that name', 'यो नामका सदस्य छैनन्'],
  showAll: ['Show all', 'सबै हेर्नुहोस्'],
  owner: ['Owner', 'मालिक'],
  moderator: ['Moderator', 'मोडरेटर'],
  member: ['Member', 'सदस्य'],
  more: [(name: string) => `Options for ${name}`, (name: string) => `${name} का विकल्प`],
  makeModerator: ['Make moderator', 'मोडरेटर बनाउनुहोस्'],
  takeRole: ['Take the role away', 'भूमिका हटाउनुहोस्'],
  isModerator: [
    (name: string) => `${name} is a moderator now`,
    (name: string) => `${name} अब मोडरेटर हुनुहुन्छ`,
  ],
  isMember: [
    (name: string) => `${name} is no longer a moderator`,
    (name: string) => `${name} अब मोडरेटर हुनुहुन्न`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  notes: ['Notes', 'टिपोट'],
  warn: ['Warn…', 'सचेत गराउनुहोस्…'],
  ban: ['Ban…', 'रोक लगाउनुहोस्…'],
  handOver: ['Hand the JeHub over…', 'JeHub सुम्पनुहोस्…'],
  handOverTitle: [
    (name: string) => `Hand the JeHub over to ${name}?`,
    (name: string) => `${name} लाई JeHub सुम्पने?`,
  ],
  handOverWhy: [
    'They own it from then on: its settings, its team and whether it stays open. You become a moderator. Only they can give it back.',
    'त्यसपछि सेटिङ, टोली र JeHub राख्ने-नराख्ने सबै उहाँको हातमा हुन्छ। तपाईं मोडरेटर हुनुहुन्छ। फिर्ता दिन उहाँले मात्र सक्नुहुन्छ।',
  ],
  typeName: [
    (hub: string) => `Type “${hub}” to confirm`,
    (hub: string) => `पक्का गर्न “${hub}” टाइप गर्नुहोस्`,
  ],
  handOverVerb: ['Hand over', 'सुम्पनुहोस्'],
  handingOver: ['Handing over...', 'सुम्पँदै...'],
  handedOver: [
    (name: string) => `The JeHub belongs to ${name} now`,
    (name: string) => `JeHub अब ${name} को भयो`,
  ],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  noBans: ['Nobody is banned', 'कसैलाई रोक लगाइएको छैन'],
  noBansSentence: [
    'Who is banned, why and until when stands here.',
    'कसलाई, किन र कहिलेसम्म रोक छ, यहाँ देखिन्छ।',
  ],
  until: [(when: string) => `Until ${when}`, (when: string) => `${when} सम्म`],
  forGood: ['For good', 'सधैँका लागि'],
  endBan: ['End ban', 'रोक हटाउनुहोस्'],
  endBanOf: [
    (name: string) => `End the ban of ${name}`,
    (name: string) => `${name} को रोक हटाउनुहोस्`,
  ],
})
