import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  profile: ['Profile', 'प्रोफाइल'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  name: ['Name', 'नाम'],
  nameEndsMark: [
    'You are verified under this name. Another name ends that.',
    'तपाईं यही नामबाट प्रमाणित हुनुहुन्छ। नाम फेरे त्यो हट्छ।',
  ],
  bio: ['Bio', 'आफ्नो बारेमा'],
  district: ['District', 'जिल्ला'],
  districtWhy: ['Others see it on your profile.', 'तपाईंको प्रोफाइलमा अरूले देख्छन्।'],
  links: ['Links', 'लिङ्क'],
  link: [(n: string) => `Link ${n}`, (n: string) => `लिङ्क ${n}`],
  linksWhy: ['Up to five web addresses.', 'बढीमा पाँच वटा वेब ठेगाना।'],
  addLink: ['Add a link', 'लिङ्क थप्नुहोस्'],
  removeLink: [(n: string) => `Remove link ${n}`, (n: string) => `लिङ्क ${n} हटाउनुहोस्`],
  save: ['Save changes', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  seeProfile: ['See your profile', 'तपाईंको प्रोफाइल हेर्नुहोस्'],
  preview: ['Preview', 'यस्तो देखिन्छ'],
})
