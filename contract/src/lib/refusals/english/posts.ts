import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const posts = {
  invalid: {
    'posts.title_length': ({ min, max }: MinMax) => `Title must be ${min} to ${max} characters`,
    'posts.content_long': ({ max }: Max) => `Post must be at most ${grouped(max)} characters`,
    'posts.warning_length': ({ min, max }: MinMax) => `A warning has ${min} to ${max} characters`,
    'posts.pictures_many': ({ max }: Max) => `A post has at most ${max} pictures`,
    'posts.poll_choices': ({ min, max }: MinMax) => `A poll has ${min} to ${max} choices`,
    'posts.poll_choice_length': ({ min, max }: MinMax) =>
      `Each choice has ${min} to ${max} characters`,
    'posts.poll_hours': 'A poll is open for 1 hour to 7 days',
    'posts.poll_choice_number': 'choice is the number of an option',
    'posts.bookmark_search_long': ({ max }: Max) => `Search for at most ${max} characters`,
    'posts.shown_ids': ({ max }: Max) => `ids is a list of up to ${max} posts`,
    'posts.folder_name_length': ({ min, max }: MinMax) =>
      `A folder has a name of ${min} to ${max} characters`,
    'posts.folder_known': 'You have a folder of this name',
    'posts.quote_gone': 'The post that you quote is gone',
    'posts.audience_in_hub': 'A post in a JeHub is for all who read there',
    'posts.audience_private': 'Your account is private: its posts are for your followers',
    'posts.hide_own': 'You cannot hide your own post',
    'posts.publish_time': 'Choose a time from 5 minutes to 365 days ahead',
  },
  forbidden: {
    'posts.clip_edited_elsewhere': 'A clip is edited on its own page',
    'posts.repost_private': 'Only what everybody sees can be passed on',
    'posts.quotes_off': 'Its author does not let others quote this post',
    'posts.author_suspended': 'Your account was suspended',
  },
  conflict: {
    'posts.changed_meanwhile':
      'You changed this post on another device after you wrote this. Read it there, then edit it again.',
    'posts.poll_closed': 'This poll is closed',
    'posts.pins_full': ({ max }: Max) => `You can pin ${max} posts. Unpin one first.`,
    'posts.folders_full': ({ max }: Max) => `You can have ${max} folders`,
    'posts.schedule_full': ({ max }: Max) => `You can schedule ${max} posts at a time`,
  },
}
