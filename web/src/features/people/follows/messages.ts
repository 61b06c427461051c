import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  follow: ['Follow', 'फलो गर्नुहोस्'],
  following: ['Following', 'फलो गरेको'],
  request: ['Request to follow', 'फलो अनुरोध'],
  requested: ['Requested', 'अनुरोध पठाइयो'],
  followPerson: [(name: string) => `Follow ${name}`, (name: string) => `${name} लाई फलो गर्नुहोस्`],
  unfollowed: [
    (name: string) => `You no longer follow ${name}`,
    (name: string) => `तपाईंले ${name} लाई फलो गर्न छोड्नुभयो`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  lists: ['Followers and following', 'फलोअर र फलो गरेका'],
  followersTab: ['Followers', 'फलोअर'],
  followingTab: ['Following', 'फलो गरेका'],
})
