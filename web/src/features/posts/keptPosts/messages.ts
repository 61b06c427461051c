import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  search: ['Search on this device', 'यो फोनमा खोज्नुहोस्'],
  inUse: ['on this device', 'यो फोनमा राखिएको'],
  photos: [(size: string) => `Photos ${size}`, (size: string) => `फोटो ${size}`],
  clips: [(size: string) => `Clips ${size}`, (size: string) => `क्लिप ${size}`],
  text: [(size: string) => `Text ${size}`, (size: string) => `लेख ${size}`],
  most: ['Keep at most', 'बढीमा कति राख्ने'],
  nearlyFull: [
    (size: string) => `${size} left. After that the oldest leaves first.`,
    (size: string) => `अब ${size} मात्र बाँकी छ। त्यसपछि सबैभन्दा पुरानो पहिले हट्छ।`,
  ],
  tooSmall: [
    (n: number) =>
      `${number(n)} ${plural(n, 'post does', 'posts do')} not fit: the oldest stay online only.`,
    (n: number) => `${number(n)} वटा अटाएनन्: सबैभन्दा पुराना अनलाइन मात्र रहन्छन्।`,
  ],
  wouldLeave: [
    (n: number) =>
      `With this limit the oldest ${plural(n, 'post leaves', `${number(n)} posts leave`)} this device.`,
    (n: number) => `यति राखे सबैभन्दा पुराना ${number(n)} वटा यो फोनबाट हट्छन्।`,
  ],
  setLimit: ['Set this limit', 'यति नै राख्नुहोस्'],
  size: ['Photos and clips', 'फोटो र क्लिप'],
  small: ['Small, to save room and data', 'सानो: ठाउँ र डेटा बच्छ'],
  large: ['As on this screen', 'यो स्क्रिनमा जस्तो'],
  keepAll: ['Keep everything I save', 'सेभ गरेको सबै राख्नुहोस्'],
  keepAllWhy: ['Also what you save later', 'पछि सेभ गर्ने पनि'],
  keepFolder: [(name: string) => `Keep ${name}`, (name: string) => `${name} राख्नुहोस्`],
  keepHere: ['Keep on this device', 'यो फोनमा राख्नुहोस्'],
  keepOne: [
    (title: string) => `Keep on this device: ${title}`,
    (title: string) => `यो फोनमा राख्नुहोस्: ${title}`,
  ],
  keptCount: [(n: number) => `${number(n)} kept`, (n: number) => `${number(n)} वटा`],
  kept: [(size: string) => `Kept · ${size}`, (size: string) => `राखियो · ${size}`],
  keeping: ['Fetching...', 'राख्दै...'],
  onlineOnly: [
    (size: string) => `Online only · ${size}`,
    (size: string) => `अनलाइन मात्र · ${size}`,
  ],
  noRoom: [(size: string) => `No room for its ${size}`, (size: string) => `${size} का लागि ठाउँ छैन`],
  onlyText: ['text', 'लेख'],
  withPhotos: [
    (n: number) => `text and ${number(n)} ${plural(n, 'photo', 'photos')}`,
    (n: number) => `लेख र ${number(n)} फोटो`,
  ],
  clip: [(length: string) => `clip ${length}`, (length: string) => `क्लिप ${length}`],
  play: [(title: string) => `Play ${title}`, (title: string) => `${title} चलाउनुहोस्`],
  update: ['Update now', 'अहिले नै ताजा गर्नुहोस्'],
  updating: ['Updating...', 'ताजा हुँदैछ...'],
  updatedAt: [(when: string) => `Updated: ${when}`, (when: string) => `ताजा भएको: ${when}`],
  offline: [
    'You are offline. The rest is fetched when you are back.',
    'तपाईं अफलाइन हुनुहुन्छ। बाँकी इन्टरनेट आएपछि राखिन्छ।',
  ],
  deviceFull: ['There is no room left on this device.', 'यो फोनमा ठाउँ बाँकी छैन।'],
  saverWaits: [
    'With data saver on, it is updated only when you press.',
    'डेटा बचत चालु हुँदा थिचेपछि मात्र ताजा हुन्छ।',
  ],
  forgotten: [
    'All of it is gone from this device when you log out.',
    'लगआउट गरेपछि यो फोनबाट सबै हट्छ।',
  ],
  noMatch: [
    (words: string) => `Nothing on this device matches “${words}”`,
    (words: string) => `यो फोनमा “${words}” भेटिएन`,
  ],
  noMatchWhy: [
    'Only what is kept here is searched, in both scripts.',
    'यहाँ राखिएकामा मात्र, दुवै लिपिमा खोजिन्छ।',
  ],
})
