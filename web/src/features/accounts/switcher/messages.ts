import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  accountsHere: ['Accounts on this device', 'यस डिभाइसका खाता'],
  edit: ['Edit', 'सच्याउनुहोस्'],
  done: ['Done', 'भयो'],
  switchTo: [(name: string) => `Switch to @${name}`, (name: string) => `@${name} मा जानुहोस्`],
  logInAgain: ['Log in again', 'फेरि लगइन'],
  logInAgainAs: [
    (name: string) => `Log in again as @${name}`,
    (name: string) => `@${name} मा फेरि लगइन गर्नुहोस्`,
  ],
  logOutOf: [(name: string) => `Log out @${name}`, (name: string) => `@${name} लगआउट`],
  logOut: ['Log out', 'लगआउट'],
  leave: ['Logout', 'लगआउट'],
  leaveAs: [(name: string) => `Logout @${name}`, (name: string) => `@${name} लगआउट`],
  logOutAll: ['Log out of all', 'सबैबाट लगआउट'],
  add: ['Add an account', 'अर्को खाता थप्नुहोस्'],
  inUse: ['In use', 'अहिलेको'],
  unread: ['unread', 'नपढेका'],
})
