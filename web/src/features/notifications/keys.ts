import type { NotificationFilter } from '@jes/contract/notifications/notifications'

declare module '#lib/keys.ts' {
  interface Keys {
    notifications: ['notifications', filter: NotificationFilter] | ['notification preferences']
  }
}
