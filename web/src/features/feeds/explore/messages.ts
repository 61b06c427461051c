import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  explore: ['Explore', 'एक्सप्लोर'],
  tabs: ['Parts of Explore', 'एक्सप्लोरका भाग'],
  trending: ['Trending in Nepal', 'नेपालमा चर्चामा'],
  clips: ['JesClips', 'JesClips'],
  hubs: ['JeHubs', 'JeHubs'],
  hubsToJoin: ['JeHubs to join', 'जोडिने JeHubs'],
  noHubs: [
    'No JeHubs to suggest just now. All of them are in the directory.',
    'अहिले सुझाउने JeHub छैन। सबै JeHub सूचीमा छन्।',
  ],
  noClips: [
    'No JesClips yet: short vertical videos from every corner of Nepal will stand here.',
    'अहिले कुनै JesClip छैन: नेपालको कुनाकाप्चाका छोटा भिडियो यहाँ देखिन्छन्।',
  ],
  risingPosts: ['Rising posts', 'उदाउँदा पोस्ट'],
  noRisingPosts: [
    'No post is rising yet. New ones that people like climb up here.',
    'अहिले उदाउँदो पोस्ट छैन। मन पराइएका नयाँ पोस्ट यहाँ आउँछन्।',
  ],
  people: ['People to follow', 'फलो गर्ने मान्छे'],
  noPeople: [
    'Nobody to suggest just now. If you know a username, search for it.',
    'सुझाउने मान्छे अहिले छैन। प्रयोगकर्ता नाम थाहा भए खोज्नुहोस्।',
  ],
  districts: ['Districts', 'जिल्ला'],
  districtsWhy: [
    'What people talk about in each of the 77 districts.',
    'सतहत्तरै जिल्लामा के कुरा हुँदैछ।',
  ],
  offline: ['You are offline', 'इन्टरनेट छैन'],
  offlineSentence: [
    'What there is to explore comes when the line is back.',
    'इन्टरनेट आएपछि यहाँ सबै देखिन्छ।',
  ],
})
