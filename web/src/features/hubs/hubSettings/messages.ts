import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  about: ['About', 'परिचय'],
  nameStays: ['The name stays: links lead to it.', 'नाम फेर्न मिल्दैन: लिङ्कमा यही नाम हुन्छ।'],
  description: ['Description', 'विवरण'],
  district: ['District', 'जिल्ला'],
  districtWhy: [
    'If the JeHub is about one district, its posts also stand on the page of that district.',
    'JeHub एउटा जिल्लाको हो भने यसका पोस्ट त्यो जिल्लाको पेजमा पनि देखिन्छन्।',
  ],
  noDistrict: ['All of Nepal', 'सारा नेपाल'],
  rules: ['Community Rules', 'समुदायका नियम'],
  rulesHint: [
    'Reports and removals name them, by their place in this list.',
    'रिपोर्ट गर्दा र हटाउँदा यी नियम छानिन्छन्।',
  ],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  saved: ['Saved', 'सेभ भयो'],
  pictures: ['Pictures', 'तस्बिर'],
  privacy: ['Privacy', 'गोपनीयता'],
  isPublic: ['Public JeHub', 'सार्वजनिक JeHub'],
  isPublicWhy: ['Anybody reads it, any member may post.', 'जसले पनि पढ्छ, जुनसुकै सदस्यले लेख्न पाउँछ।'],
  isPrivate: ['Private JeHub', 'निजी JeHub'],
  isPrivateWhy: [
    'Only members read it, and the team lets them in. Once it has posts it stays private.',
    'सदस्यले मात्र पढ्छन्, टोलीले भित्र लिन्छ। पोस्ट भइसकेपछि निजी नै रहन्छ।',
  ],
  makePrivate: ['Make private…', 'निजी बनाउनुहोस्…'],
  makePublic: ['Make public', 'सार्वजनिक बनाउनुहोस्'],
  makePrivateTitle: ['Make this JeHub private?', 'यो JeHub निजी बनाउने?'],
  makePrivateSentence: [
    'Its posts leave every feed, search and profile of outsiders at once, and links to them stop working for them. This cannot be undone once there are posts.',
    'बाहिरका मान्छेको फिड, खोज र प्रोफाइलबाट यसका पोस्ट तुरुन्तै हट्छन्, लिङ्क पनि उनीहरूका लागि चल्दैनन्। पोस्ट भएपछि यो फिर्ता हुँदैन।',
  ],
  makePrivateVerb: ['Make private', 'निजी बनाउनुहोस्'],
  nowPrivate: ['The JeHub is private now', 'JeHub अब निजी भयो'],
  nowPublic: ['The JeHub is public now', 'JeHub अब सार्वजनिक भयो'],
  close: ['Close this JeHub', 'यो JeHub बन्द गर्नुहोस्'],
  closeWhy: [
    'It goes for good, with its posts and comments. Nobody can bring it back.',
    'पोस्ट र कमेन्टसहित सधैँका लागि जान्छ। कसैले फिर्ता ल्याउन सक्दैन।',
  ],
  closeOpen: ['Close JeHub…', 'JeHub बन्द गर्नुहोस्…'],
  closeTitle: [
    (hub: string) => `Close ${hub} for good?`,
    (hub: string) => `${hub} सधैँका लागि बन्द गर्ने?`,
  ],
  typeName: [
    (hub: string) => `Type “${hub}” to confirm`,
    (hub: string) => `पक्का गर्न “${hub}” टाइप गर्नुहोस्`,
  ],
  closeVerb: ['Close for good', 'सधैँका लागि बन्द'],
  closing: ['Closing...', 'बन्द गर्दै...'],
  closed: [(hub: string) => `${hub} is closed`, (hub: string) => `${hub} बन्द भयो`],
})
