import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const messages = {
  invalid: {
    'messages.length': ({ min, max }: MinMax) =>
      `A message has ${min} to ${grouped(max)} characters`,
    'messages.place': 'There is no message with this number',
    'messages.reported_count': ({ min, max }: MinMax) => `Choose ${min} to ${max} messages`,
    'messages.group_name': ({ min, max }: MinMax) =>
      `The name of a group has ${min} to ${max} characters`,
    'messages.group_people': ({ min, max }: MinMax) => `Choose ${min} to ${max} people`,
    'messages.group_picture': 'Choose a picture that you use nowhere else',
    'messages.post_hidden': 'This post cannot be sent',
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
    'messages.not_wanted_in_group': ({ name }: { name: string }) =>
      `${name} cannot be added by you. A link can invite them.`,
    'messages.group_full': ({ max }: Max) => `A group has at most ${max} people`,
    'messages.last_admin': 'Make somebody else an admin first',
    'messages.unanswered': ({ max }: Max) =>
      `You have sent ${max} messages. Wait until they answer.`,
  },
  too_many: {
    'messages.strangers_daily': ({ max }: Max) =>
      `You can write to ${max} new people a day. Try again tomorrow.`,
  },
}
