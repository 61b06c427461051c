import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  search: ['Search by name', 'नामले खोज्नुहोस्'],
  state: ['Which JeHubs', 'कुन JeHub'],
  open: ['Open', 'खुला'],
  closed: ['Closed by their owners', 'मालिकले बन्द गरेका'],
  removed: ['Closed by Jes', 'Jes ले बन्द गरेका'],
  none: ['No JeHubs found', 'कुनै JeHub भेटिएन'],
  noneSentence: ['Try another name or another state.', 'अर्को नाम वा अवस्थामा हेर्नुहोस्।'],
  end: ['That is all.', 'यति नै हो।'],
  members: [
    (n: number) => `${count(n)} ${plural(n, 'member', 'members')}`,
    (n: number) => `${count(n)} सदस्य`,
  ],
  posts: [
    (n: number) => `${count(n)} ${plural(n, 'post', 'posts')}`,
    (n: number) => `${count(n)} पोस्ट`,
  ],
  reports: [
    (n: number) => `${count(n)} ${plural(n, 'open report', 'open reports')}`,
    (n: number) => `${count(n)} खुला रिपोर्ट`,
  ],
  private: ['Private', 'निजी'],
  owner: ['Owner', 'मालिक'],
  noOwner: ['Nobody owns it', 'मालिक छैन'],
  handOver: ['Hand over', 'सुम्पनुहोस्'],
  handOverTitle: [(hub: string) => `Hand ${hub} over`, (hub: string) => `${hub} सुम्पनुहोस्`],
  handOverWhy: [
    'For a JeHub whose owner is gone or unfit. One of its members becomes the owner.',
    'मालिक नभएको वा अयोग्य भएको JeHub का लागि। यसकै एक सदस्य मालिक बन्छ।',
  ],
  username: ['Username of the new owner', 'नयाँ मालिकको प्रयोगकर्ता नाम'],
  handedOver: [
    (hub: string) => `${hub} has a new owner`,
    (hub: string) => `${hub} को नयाँ मालिक भयो`,
  ],
})
