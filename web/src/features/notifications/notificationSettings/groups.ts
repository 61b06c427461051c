import type { NotificationType } from '@jes/contract/notifications/notifications'

type Group = {
  name: 'you' | 'hubs' | 'rules' | 'clips' | 'money' | 'jes'
  types: NotificationType[]
}

/** Every type, in its group. */
export const groups: Group[] = [
  {
    name: 'you',
    types: [
      'comment',
      'reply',
      'mention',
      'vote',
      'repost',
      'quote',
      'follow',
      'followRequest',
      'followAccepted',
      'personPost',
    ],
  },
  { name: 'hubs', types: ['hubInvite', 'hubJoinRequest', 'hubJoined', 'hubPost'] },
  { name: 'clips', types: ['clipReady', 'clipFailed'] },
  { name: 'rules', types: ['modAction', 'report'] },
  { name: 'money', types: ['premium', 'payout'] },
  { name: 'jes', types: ['security', 'system'] },
]
