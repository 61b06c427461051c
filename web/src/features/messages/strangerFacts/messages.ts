import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

/** The request of a stranger: who it is, and how to end it. */
export const messages = catalogue({
  who: ['Who wrote to you', 'कसले लेख्यो'],
  profile: ['Profile', 'प्रोफाइल'],
  since: [
    (days: number) =>
      days < 1 ? 'New on Jes today' : `On Jes for ${number(days)} ${plural(days, 'day', 'days')}`,
    (days: number) => (days < 1 ? 'Jes मा आजै आएको' : `Jes मा ${number(days)} दिनदेखि`),
  ],
  common: [
    (hubs: number, people: number) => {
      if (hubs + people === 0) return 'No JeHub and nobody you follow in common'
      const inHubs = `${number(hubs)} ${plural(hubs, 'JeHub', 'JeHubs')}`
      const ofPeople = `${number(people)} ${plural(people, 'person', 'people')} you follow`
      return `${[hubs && inHubs, people && ofPeople].filter(Boolean).join(' and ')} in common`
    },
    (hubs: number, people: number) => {
      if (hubs + people === 0) return 'साझा JeHub छैन, तपाईंले फलो गरेको कोही पनि चिन्दैन'
      const inHubs = `${number(hubs)} JeHub`
      const ofPeople = `तपाईंले फलो गरेका ${number(people)} जना`
      return `${[hubs && inHubs, people && ofPeople].filter(Boolean).join(' र ')} साझा`
    },
  ],
  onlyYou: ['Sent this text to you alone today', 'आज यो सन्देश तपाईंलाई मात्र पठाएको'],
  sameText: [
    (n: number) => `Sent the same text to ${number(n)} people today`,
    (n: number) => `आज यही सन्देश ${number(n)} जनालाई पठाएको`,
  ],
  blockAndReport: ['Block and report', 'ब्लक र रिपोर्ट'],
})
