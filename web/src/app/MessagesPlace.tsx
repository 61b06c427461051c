import { late } from '#ui/late.tsx'

/** The way to the messages, which comes when the page has been rendered. */
export const MessagesPlace = late(
  async () => (await import('#features/messages/messagesLink/MessagesLink.tsx')).MessagesLink,
)
