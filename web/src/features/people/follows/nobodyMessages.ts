import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  noFollowers: ['No followers yet', 'अहिलेसम्म कसैले फलो गरेको छैन'],
  noFollowing: ['Follows nobody yet', 'अहिलेसम्म कसैलाई फलो गरेको छैन'],
  followersHere: ['Who follows this person will be here.', 'फलोअरहरू यहाँ देखिन्छन्।'],
  followingHere: ['The people they follow will be here.', 'फलो गरेका मान्छे यहाँ देखिन्छन्।'],
  explore: ['Find people', 'मान्छे खोज्नुहोस्'],
})
