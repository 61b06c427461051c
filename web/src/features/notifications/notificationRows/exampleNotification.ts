import type { Notification } from '@jes/contract/notifications/notifications'

/** For tests: a comment by Sita under a post of Hari's. */
export function exampleNotification(change: Partial<Notification> = {}): Notification {
  return {
    _id: '5',
    type: 'comment',
    content: 'Sita Rai commented: “Nice”',
    createdAt: `${new Date().getFullYear()}-10-14T02:55:00.000Z`,
    isRead: false,
    user: {
      _id: '2',
      username: 'sita',
      displayName: 'Sita Rai',
      image: null,
      isPremium: false,
      verifiedAs: null,
    },
    ad: { _id: '7', title: 'Sel roti', user: { username: 'hari' } },
    comment: '9',
    path: null,
    ...change,
  }
}
