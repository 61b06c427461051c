import { catalogue } from '#lib/language.ts'
import { count, number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  firstSteps: ['First steps', 'पहिलो पाइला'],
  stepOf: [
    (n: number) => `Step ${number(n)} of ${number(3)}`,
    (n: number) => `${number(3)} मध्ये ${number(n)}`,
  ],
  back: ['Back', 'पछाडि'],
  skip: ['Skip', 'पछि'],
  goOn: ['Continue', 'अगाडि बढ्नुहोस्'],
  failed: ['The first steps could not be loaded.', 'पहिलो पाइला खोल्न सकिएन।'],

  yourWay: ['Read Jes your way', 'आफ्नै किसिमले पढ्नुहोस्'],
  anyTime: ['Change it any time in Settings.', 'सेटिङमा जहिले पनि फेर्न सकिन्छ।'],
  language: ['Language', 'भाषा'],
  numbers: ['Numbers', 'अङ्क'],
  upvotes: [(n: string) => `${n} upvotes`, (n: string) => `${n} माथि भोट`],
  calendar: ['Calendar', 'पात्रो'],
  bs: ['Bikram Sambat', 'विक्रम संवत्'],
  ad: ['Gregorian', 'ईस्वी संवत्'],
  howItLooks: ['This is how it looks', 'यस्तो देखिन्छ'],

  whereIsHome: ['Where is home, and what moves you?', 'घर कहाँ हो, र के मन पर्छ?'],
  district: ['District', 'जिल्ला'],
  notChosen: ['Not chosen', 'छानेको छैन'],
  showDistrict: ['Show it on my profile', 'मेरो प्रोफाइलमा देखाउने'],
  districtWhy: [
    'Only you know it. It helps to find what is near.',
    'यो तपाईंलाई मात्र थाहा हुन्छ। नजिकका कुरा खोज्न काम लाग्छ।',
  ],
  districtShown: ['Others see it on your profile.', 'तपाईंको प्रोफाइलमा अरूले देख्छन्।'],
  interests: ['Interests', 'रुचि'],
  chosen: [(n: number) => `${number(n)} chosen`, (n: number) => `${number(n)} छानियो`],
  saidNow: ['Being said right now', 'अहिले भइरहेका कुरा'],
  here: [(n: number) => `${count(n)} now`, (n: number) => `अहिले ${count(n)} जना`],
  nothingSaid: ['Nobody has written here yet.', 'यहाँ अहिलेसम्म कसैले लेखेको छैन।'],
  noHubs: ['There is no JeHub yet.', 'अहिलेसम्म कुनै JeHub छैन।'],
  withHubs: [
    (n: number) => `Continue with ${number(n)} ${plural(n, 'JeHub', 'JeHubs')}`,
    (n: number) => `${number(n)} वटा JeHub सँग अगाडि बढ्नुहोस्`,
  ],

  callYou: ['What shall we call you?', 'के भनेर बोलाऔँ?'],
  name: ['Name', 'नाम'],
  bio: ['A line about you', 'आफ्नो बारेमा एक लाइन'],
  knowThem: ['People you may like', 'यी साथीहरूलाई चिन्नुहोस्'],
  followAll: ['Follow all', 'सबै फलो'],
  noPeople: ['Nobody to suggest yet.', 'अहिले सुझाउने कोही छैन।'],
  start: ['Start', 'सुरु गर्नुहोस्'],
  withPeople: [
    (n: number) => `Start with ${number(n)} ${plural(n, 'person', 'people')}`,
    (n: number) => `${number(n)} जनासँग सुरु गर्नुहोस्`,
  ],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
})
