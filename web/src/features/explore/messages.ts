import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  explore: ['Explore', 'खोज्नुहोस्'],
  trendingInNepal: ['Trending in Nepal', 'नेपालमा चर्चामा'],
  nothingTrending: [
    'Nothing is trending just now. The valley is quiet.',
    'अहिले केही चर्चामा छैन। सहर शान्त छ।',
  ],
  hubsToJoin: ['JeHubs to join', 'जोडिने JeHubs'],
  noHubs: [
    'No JeHubs found. The first ones will stand here.',
    'कुनै JeHub भेटिएन। पहिला बनेका यहीँ देखिन्छन्।',
  ],
  clips: ['JesClips', 'JesClips'],
  clipsSoon: [
    'JesClips is coming soon: short vertical videos from every corner of Nepal.',
    'JesClips छिट्टै आउँदैछ: नेपालको कुनाकाप्चाका छोटा भिडियो।',
  ],
  risingPosts: ['Rising posts', 'चढ्दै गरेका पोस्ट'],
  noRisingPosts: [
    'No post is rising yet. New ones that people like climb up here.',
    'अहिले कुनै पोस्ट चढेको छैन। मन पराइएका नयाँ पोस्ट यहाँ आउँछन्।',
  ],
  people: ['People to follow', 'पछ्याउने मान्छे'],
  noPeople: [
    'Nobody to suggest yet. If you know a username, search for it.',
    'सुझाउने मान्छे अहिले छैन। प्रयोगकर्ता नाम थाहा भए खोज्नुहोस्।',
  ],
  showMore: ['Show more', 'थप हेर्नुहोस्'],
})
