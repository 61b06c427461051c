import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  districts: ['Districts', 'जिल्ला'],
  districtsWhy: [
    'What people say of themselves decides: the district on a profile, the district of a JeHub, a hashtag. Never where a phone is.',
    'मान्छेले आफैँ भनेको कुराले मिलाउँछ: प्रोफाइल वा JeHub को जिल्ला, ह्यासट्याग। फोन कहाँ छ भन्ने कहिल्यै हेरिँदैन।',
  ],
  inProvince: [
    (province: string) => `District · ${province} Province`,
    (province: string) => `जिल्ला · ${province} प्रदेश`,
  ],
  province: [
    (province: string) => `${province} Province`,
    (province: string) => `${province} प्रदेश`,
  ],
  counts: [
    (members: number, posts: number) =>
      `${count(members)} ${plural(members, 'member', 'members')} · ${count(posts)} ${plural(posts, 'post', 'posts')} in a day`,
    (members: number, posts: number) => `${count(members)} सदस्य · एक दिनमा ${count(posts)} पोस्ट`,
  ],
  postsOf: [
    (n: number) => `${count(n)} ${plural(n, 'post', 'posts')}`,
    (n: number) => `${count(n)} पोस्ट`,
  ],
  parts: ['Parts of the page', 'पेजका भाग'],
  today: ['Today', 'आज'],
  posts: ['Posts', 'पोस्ट'],
  hubs: ['JeHubs', 'JeHubs'],
  people: ['People', 'मान्छे'],
  trends: [
    (district: string) => `Talked about in ${district}`,
    (district: string) => `${district}मा चर्चामा`,
  ],
  noTrends: ['Nothing that several people write about just now.', 'धेरै जनाले एउटै कुरा लेखेको अहिले छैन।'],
  rising: ['Rising posts', 'उदाउँदा पोस्ट'],
  noRising: [
    'No post is rising here yet. Write one with the hashtag of the district.',
    'यहाँ अहिले उदाउँदो पोस्ट छैन। जिल्लाको ह्यासट्याग राखेर लेख्नुहोस्।',
  ],
  noPosts: ['No posts of this district yet', 'यो जिल्लाका पोस्ट अहिले छैनन्'],
  noPostsWhy: ['A hashtag with its name is enough to begin.', 'जिल्लाको नामको ह्यासट्याग राखे पुग्छ।'],
  noHubs: ['No JeHub says it is of this district yet.', 'यो जिल्लाको भन्ने JeHub अहिले छैन।'],
  noPeople: [
    'Nobody shows this district on their profile yet.',
    'यो जिल्ला प्रोफाइलमा देखाउने मान्छे अहिले छैनन्।',
  ],
  near: ['Near you', 'तपाईंको नजिक'],
  whole: [(district: string) => `All of ${district}`, (district: string) => `${district}का सबै कुरा`],
  nothingNear: ['Quiet just now.', 'अहिले शान्त छ।'],
})
