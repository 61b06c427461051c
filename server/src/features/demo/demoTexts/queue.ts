import type { DemoPost } from './shapes.ts'

/** Posts for the moderation queues of the hubs. */
export const queuePosts: DemoPost[] = [
  {
    by: 'aakash.ktm',
    hub: 'KathmanduEats',
    state: 'held',
    title: 'FREE PIZZA VOUCHER, FIRST 50 PEOPLE ONLY',
    text: 'CLICK FAST, OFFER ENDS TONIGHT. SHARE WITH 10 FRIENDS.',
    hoursAgo: 1.3,
  },
  {
    by: 'rajesh.jha',
    hub: 'KathmanduEats',
    title: 'Makhana, Rs 900 a kilo, delivery inside the Ring Road',
    text: 'From our own pond. Write your order below, I send it with the night bus on Friday.',
    warmth: 0.5,
    hoursAgo: 9.5,
  },
  {
    by: 'aarati',
    hub: 'RoomFinderKTM',
    state: 'removed',
    title: 'Friend leaves her room in Sanepa, it is lovely',
    text: 'Second floor, a window to the east, a kind didi below. Write to me.',
    warmth: 0.8,
    hoursAgo: 22.5,
  },
]
