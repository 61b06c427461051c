import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, Min, MinMax } from '@jes/contract/lib/refusals/types'

export const hubs = {
  invalid: {
    'hubs.absent': 'This JeHub does not exist',
    'hubs.name_missing': 'Hub name is required',
    'hubs.name_short': ({ min }: Min) => `Hub name must be at least ${min} characters`,
    'hubs.name_long': ({ max }: Max) => `Hub name must be less than ${max + 1} characters`,
    'hubs.name_letters': 'Use letters, numbers, spaces, dots and hyphens only',
    'hubs.name_taken': 'A JeHub with this name already exists.',
    'hubs.description_missing': 'Description is required',
    'hubs.description_short': ({ min }: Min) => `Description must be at least ${min} characters`,
    'hubs.description_long': ({ max }: Max) =>
      `Description must be less than ${max + 1} characters`,
    'hubs.tag_length': ({ min, max }: MinMax) => `A tag has ${min} to ${max} characters`,
    'hubs.tags_many': ({ max }: Max) => `A JeHub has at most ${max} tags`,
    'hubs.rule_title_length': ({ min, max }: MinMax) =>
      `A rule has a title of ${min} to ${max} characters`,
    'hubs.rule_description_long': ({ max }: Max) =>
      `The description of a rule has at most ${max} characters`,
    'hubs.rules_many': ({ max }: Max) => `A JeHub has at most ${max} rules`,
    'hubs.stays_private': 'What was written in private stays private',
    'hubs.search_long': 'The search is too long',
    'hubs.reason_long': ({ max }: Max) => `A reason has at most ${max} characters`,
    'hubs.reason_length': ({ min, max }: MinMax) => `Say why, in ${min} to ${max} characters`,
    'hubs.ban_days': ({ min, max }: MinMax) => `A ban lasts ${min} to ${max} days, or for good`,
    'hubs.invite_uses': ({ min, max }: MinMax) =>
      `A link can be used ${min} to ${grouped(max)} times`,
    'hubs.invite_days': ({ min, max }: MinMax) => `A link is good for ${min} to ${max} days`,
    'hubs.invite_gone': 'This invitation is no longer good',
    'hubs.invited_nobody': 'Nobody has this username',
    'hubs.invited_member': 'This person is a member already',
    'hubs.invited_banned': 'This person is banned here',
    'hubs.note_length': ({ min, max }: MinMax) => `A note has ${min} to ${max} characters`,
    'hubs.automod_words': ({ min, max }: MinMax) => `A rule has ${min} to ${max} words`,
    'hubs.automod_word_length': ({ min, max }: MinMax) => `A word has ${min} to ${max} characters`,
    'hubs.automod_domains': ({ min, max }: MinMax) => `A rule has ${min} to ${max} domains`,
    'hubs.automod_domain': 'Write a domain like example.com',
    'hubs.automod_days': ({ min, max }: MinMax) => `Days are a whole number from ${min} to ${max}`,
    'hubs.automod_links': ({ min, max }: MinMax) =>
      `Links are a whole number from ${min} to ${max}`,
    'hubs.automod_capitals': ({ min, max }: MinMax) =>
      `The share of capitals is a whole number from ${min} to ${max}`,
    'hubs.automod_rules_many': ({ max }: Max) => `AutoMod has at most ${max} rules`,
    'hubs.appeal_length': ({ min, max }: MinMax) =>
      `An appeal has ${min} to ${grouped(max)} characters`,
  },
  forbidden: {
    'hubs.banned': 'You are banned from this JeHub',
    'hubs.join_first': 'Join the JeHub first',
    'hubs.own_writing': 'Somebody else decides about what you wrote',
    'hubs.removed_by_staff': 'The staff of Jes removed this',
  },
  conflict: {
    'hubs.owner_stays': 'Hand the JeHub over before you leave',
    'hubs.automod_untried': 'Try these rules on the latest posts first',
    'hubs.pin_unreadable': 'Only a post that everybody can read can be pinned',
    'hubs.pins_full': ({ max }: Max) => `A JeHub has at most ${max} pinned posts`,
  },
}
