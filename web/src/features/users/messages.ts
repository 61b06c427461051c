import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  sections: ['Profile', 'प्रोफाइल'],
  posts: ['Posts', 'पोस्ट'],
  clips: ['Clips', 'क्लिप'],
  comments: ['Comments', 'कमेन्ट'],
  about: ['About', 'परिचय'],
  editProfile: ['Edit profile', 'प्रोफाइल मिलाउनुहोस्'],
  joined: [(month: string) => `Joined ${month}`, (month: string) => `${month} मा जोडिएको`],
  joinedLabel: ['Joined', 'जोडिएको'],
  usernameLabel: ['Username', 'प्रयोगकर्ता नाम'],
  nameLabel: ['Name', 'नाम'],
  bioLabel: ['Bio', 'आफ्नो बारेमा'],
  noBio: ['Nothing written yet', 'अहिलेसम्म केही लेखिएको छैन'],
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  noClips: ['No clips yet', 'अहिलेसम्म कुनै क्लिप छैन'],
  noComments: ['No comments yet', 'अहिलेसम्म कुनै कमेन्ट छैन'],
  yoursHere: ['What you write will be here.', 'तपाईंले लेखेका कुरा यहाँ देखिन्छन्।'],
  theirsHere: [
    (name: string) => `What ${name} writes will be here.`,
    (name: string) => `${name} ले लेखेका कुरा यहाँ देखिन्छन्।`,
  ],
  explore: ['Explore Jes', 'Jes घुम्नुहोस्'],
})
