import type { TalkFilter } from '@jes/contract/messages/talks'

declare module '#lib/keys.ts' {
  interface Keys {
    messages:
      | ['talks', filter: TalkFilter]
      | ['talk', id: string]
      | ['messages', talkId: string]
      | ['members', talkId: string]
      | ['group invite', code: string]
      | ['stranger', talkId: string]
      | ['messages found', words: string]
  }
}
