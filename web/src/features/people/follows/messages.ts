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
  lists: ['Followers and following', 'फलोअर र फलो गरेका'],
  followersTab: ['Followers', 'फलोअर'],
  followingTab: ['Following', 'पछ्याएका'],
})
