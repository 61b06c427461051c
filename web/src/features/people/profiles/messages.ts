import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

export const messages = catalogue({
  message: ['Message', 'सन्देश'],
  sections: ['Profile', 'प्रोफाइल'],
  posts: ['Posts', 'पोस्ट'],
  clips: ['Clips', 'क्लिप'],
  comments: ['Comments', 'कमेन्ट'],
  about: ['About', 'परिचय'],
  more: ['More options', 'थप विकल्प'],
  editProfile: ['Edit profile', 'प्रोफाइल मिलाउनुहोस्'],
  joined: [(month: string) => `Joined ${month}`, (month: string) => `${month} मा जोडिएको`],
  followsYou: ['Follows you', 'तपाईंलाई फलो गर्नुहुन्छ'],
  postCount: [(n: number): string => plural(n, 'post', 'posts'), () => 'पोस्ट'],
  followerCount: [(n: number): string => plural(n, 'follower', 'followers'), () => 'फलोअर'],
  followingCount: ['following', 'फलो गरेका'],
  joinedLabel: ['Joined', 'जोडिएको'],
  usernameLabel: ['Username', 'प्रयोगकर्ता नाम'],
  nameLabel: ['Name', 'नाम'],
  districtLabel: ['District', 'जिल्ला'],
  ownSite: ['Proven to be their own site', 'आफ्नै साइट भनेर प्रमाणित'],
  linksLabel: ['Links', 'लिङ्क'],
  bioLabel: ['Bio', 'आफ्नो बारेमा'],
  noBio: ['Nothing written yet', 'अहिलेसम्म केही लेखिएको छैन'],
})
