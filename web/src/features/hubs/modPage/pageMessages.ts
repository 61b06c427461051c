import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: [(hub: string) => `Moderate ${hub}`, (hub: string) => `${hub} को व्यवस्थापन`],
  tabs: ['Moderation', 'व्यवस्थापन'],
  queue: ['Queue', 'पर्खाइमा'],
  requests: ['Requests', 'अनुरोध'],
  members: ['Members', 'सदस्य'],
  bans: ['Bans', 'रोक'],
  invites: ['Invites', 'निम्तो'],
  automod: ['AutoMod', 'AutoMod'],
  settings: ['Settings', 'सेटिङ'],
  log: ['Log', 'विवरण'],
  waiting: ['waiting', 'पर्खाइमा'],
  notTeam: ['For the team only', 'टोलीका लागि मात्र'],
  notTeamSentence: [
    (hub: string) => `Only the owner and the moderators of ${hub} come in here.`,
    (hub: string) => `यहाँ ${hub} का मालिक र मोडरेटर मात्र आउन पाउनुहुन्छ।`,
  ],
  toHub: [(hub: string) => `Go to ${hub}`, (hub: string) => `${hub} मा जानुहोस्`],
})
