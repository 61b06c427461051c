import { catalogue } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'

export const messages = catalogue({
  hub: [(hub: string) => `In ${hub} with you`, (hub: string) => `${hub} मा तपाईंसँगै`],
  hubs: [
    (n: number) => `In ${count(n)} JeHubs with you`,
    (n: number) => `${count(n)} वटा JeHub मा तपाईंसँगै`,
  ],
  followedByName: [
    (name: string) => `Followed by ${name}`,
    (name: string) => `${name} ले फलो गर्नुभएको`,
  ],
  followedBy: [
    (n: number) => `Followed by ${count(n)} you follow`,
    (n: number) => `तपाईंका ${count(n)} जनाले फलो गरेका`,
  ],
  district: [(name: string) => `From ${name}`, (name: string) => `${name}बाट`],
  popular: ['Popular', 'चर्चित'],
  pass: [(name: string) => `Do not suggest ${name}`, (name: string) => `${name} लाई नसुझाउनुहोस्`],
  passed: [
    (name: string) => `${name} will not be suggested again.`,
    (name: string) => `${name} फेरि सुझाइने छैन।`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
})
