import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Notifications', 'सूचना'],
  none: ['No notifications yet', 'अहिलेसम्म कुनै सूचना छैन'],
  noneSentence: ["When you get notifications, they'll show up here", 'सूचना आएपछि यहीँ देखिन्छ'],
  findPeople: ['Find people to follow', 'फलो गर्ने मान्छे खोज्नुहोस्'],
  noneLike: ['Nothing of this kind', 'यस्तो केही छैन'],
  noneUnread: ['Nothing unread', 'नपढेको केही छैन'],
  showAll: ['Show all', 'सबै हेर्नुहोस्'],
  loadingMore: ['Loading more notifications...', 'थप सूचना ल्याउँदै...'],
  loadMore: ['Load more', 'थप लोड गर्नुहोस्'],
  end: ["You're all caught up!", 'सबै हेरिसक्नुभयो!'],
  markAllRead: ['Mark all read', 'सबै पढेको मान्नुहोस्'],
  allRead: ['All marked as read', 'सबै पढेको मानियो'],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  newOnes: [
    (n: number) => `${number(n)} ${plural(n, 'new notification', 'new notifications')}`,
    (n: number) => `${n} नयाँ सूचना`,
  ],
  filters: ['Which notifications', 'कुन सूचना'],
  all: ['All', 'सबै'],
  unread: ['Unread', 'नपढेका'],
  comments: ['Comments', 'कमेन्ट'],
  mentions: ['Mentions', 'उल्लेख'],
  votes: ['Votes', 'भोट'],
  follows: ['Follows', 'फलो'],
  hubs: ['JeHubs', 'JeHubs'],
})
