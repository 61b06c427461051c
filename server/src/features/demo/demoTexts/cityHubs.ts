import type { DemoHub } from './shapes.ts'

/** The hubs of the city: what to eat, where to live, how to get there. */
export const cityHubs: DemoHub[] = [
  {
    name: 'KathmanduEats',
    description:
      'Momo debates, new cafés, thakali rankings and where to eat past 9 PM. मिठो खानेहरूको घर।',
    owner: 'sujata',
    moderators: ['aarati', 'maiya.tuladhar'],
    tags: ['food', 'momo', 'kathmandu', 'खाना'],
    rules: [
      { title: 'Food first', description: 'If nobody can eat or drink it, it belongs elsewhere.' },
      { title: 'Say where and how much', description: 'A plate without a place helps nobody.' },
      {
        title: 'No selling here',
        description:
          'Your own shop is welcome once in a while, with the label. No orders, no lists.',
      },
      {
        title: 'Argue about the food, not the person',
        description: 'मोमोमा झगडा गर्नुस्, मान्छेसँग होइन।',
      },
    ],
    icon: 'eats',
    cover: 'momo',
    pull: 0.62,
  },
  {
    name: 'CricketNepal',
    description: 'From TU ground to the world. Ball by ball, heart by heart. मन थामेर बस्नुस्।',
    owner: 'suraj.cric',
    moderators: ['imran.a', 'sandesh.fm'],
    tags: ['cricket', 'sport', 'tu ground'],
    rules: [
      { title: 'Support, do not abuse', description: 'A dropped catch is not a character.' },
      { title: 'No streams, no betting', description: 'Links to either are removed at once.' },
      {
        title: 'Tickets at the printed price',
        description: 'Give a ticket on or sell it for what it cost. Nothing above.',
      },
    ],
    icon: 'cricket',
    cover: 'cricket',
    pull: 0.75,
  },
  {
    name: 'KTMCommute',
    description:
      'Micros, buses, footpaths and the Ring Road. Who waits, who leaves, what it costs.',
    owner: 'prashantkc',
    moderators: ['hari.bus', 'sabinb'],
    tags: ['kathmandu', 'bus', 'travel', 'यातायात'],
    rules: [
      { title: 'Route and time', description: 'Say which stop, which way, about when.' },
      {
        title: 'No faces of strangers',
        description: 'The driver and the grandmother did not ask to be photographed.',
      },
      { title: 'चालक पनि मान्छे हुन्', description: 'गुनासो गर्नुस्, गाली नगर्नुस्।' },
    ],
    icon: 'buses',
    cover: 'micro',
    pull: 0.45,
  },
  {
    name: 'RoomFinderKTM',
    description:
      'Rooms and flats without the broker. Photos, price and water timings please. दलाल होइन, छिमेकी।',
    owner: 'nisha.c',
    moderators: ['sabinb'],
    tags: ['rooms', 'kathmandu', 'घर भाडा'],
    rules: [
      { title: 'Price, place and water in the post', description: 'Not in the inbox.' },
      { title: 'No brokers', description: 'Only those who live there, own it or want it.' },
      {
        title: 'Everybody may rent',
        description: 'No caste, no district, no “family only”. Such posts are removed.',
      },
      { title: 'Say when it is taken', description: 'Edit the title. Somebody is still calling.' },
    ],
    icon: 'rooms',
    cover: 'room',
    pull: 0.4,
  },
  {
    name: 'ITNepal',
    description: 'Jobs, meetups, and code in two languages. Salaries are written down here.',
    owner: 'kiran.dev',
    moderators: ['manisha.code'],
    tags: ['code', 'jobs', 'kathmandu', 'remote'],
    rules: [
      { title: 'Salary in the post', description: 'A range is fine. “Negotiable” is not.' },
      { title: 'Show what you tried', description: 'Then ask. All questions are welcome.' },
      { title: 'No unpaid trials', description: 'A task of an hour, or money.' },
    ],
    icon: 'code',
    pull: 0.3,
  },
  {
    name: 'बत्ती गयो',
    description: 'कहाँ बत्ती गयो, कहिले आयो, फ्रिज कसरी जोगाउने। Power cuts, told as they happen.',
    owner: 'rkthapa',
    moderators: ['sagar.bista'],
    tags: ['kathmandu', 'बिजुली'],
    rules: [
      { title: 'ठाउँ र समय लेख्ने', description: 'टोल, वडा, कति बजे।' },
      { title: 'पोल नछुने', description: 'तार खसेको देखे टाढै बसेर ११५० मा फोन गर्नुहोस्।' },
    ],
    pull: 0.22,
  },
]
