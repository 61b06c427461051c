import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  follow: ['Follow', 'पछ्याउनुहोस्'],
  following: ['Following', 'पछ्याएको'],
  followPerson: [(name: string) => `Follow ${name}`, (name: string) => `${name} लाई पछ्याउनुहोस्`],
  unfollowed: [
    (name: string) => `You no longer follow ${name}`,
    (name: string) => `तपाईंले ${name} लाई पछ्याउन छोड्नुभयो`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  lists: ['Followers and following', 'पछ्याउने र पछ्याएका'],
  followersTab: ['Followers', 'पछ्याउने'],
  followingTab: ['Following', 'पछ्याएका'],
  noFollowers: ['No followers yet', 'अहिलेसम्म कसैले पछ्याएको छैन'],
  noFollowing: ['Follows nobody yet', 'अहिलेसम्म कसैलाई पछ्याएको छैन'],
  followersHere: ['Who follows this person will be here.', 'पछ्याउनेहरू यहाँ देखिन्छन्।'],
  followingHere: ['The people they follow will be here.', 'पछ्याएका मान्छे यहाँ देखिन्छन्।'],
  explore: ['Find people', 'मान्छे खोज्नुहोस्'],
})
