import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const messages = {
  invalid: {
    'messages.length': ({ min, max }: MinMax) =>
      `A message has ${min} to ${grouped(max)} characters`,
    'messages.place': 'There is no message with this number',
    'messages.reported_count': ({ min, max }: MinMax) => `Choose ${min} to ${max} messages`,
    'messages.to_self': 'You cannot write to yourself',
  },
  conflict: {
    'messages.changed_meanwhile': 'This message was changed on another device meanwhile',
  },
  forbidden: {
    'messages.edit_late': ({ max }: Max) =>
      `A message can be edited for ${max} minutes after it was sent`,
    'messages.pins': ({ max }: Max) => `You can pin ${max} talks`,
    'messages.accept_first': 'The request must be accepted first',
    'messages.not_wanted': 'This person does not take messages from you',
    'messages.unanswered': ({ max }: Max) =>
      `You have sent ${max} messages. Wait until they answer.`,
  },
  too_many: {
    'messages.strangers_daily': ({ max }: Max) =>
      `You can write to ${max} new people a day. Try again tomorrow.`,
  },
}
