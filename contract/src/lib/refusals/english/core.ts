import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const core = {
  invalid: {
    'core.alt_missing': 'Describe the picture',
    'core.alt_long': ({ max }: Max) => `A description has at most ${grouped(max)} characters`,
    'core.picture_gone': 'This picture is no longer here',
    'core.pictures_full': 'Your pictures take up 2 GB already. Delete some posts first.',
    'core.not_an_image': 'Please select a valid image file',
    'core.username_missing': 'Enter a username',
    'core.label_length': ({ min, max }: MinMax) => `A label has ${min} to ${max} characters`,
    'core.rule_missing': 'Choose one of the rules',
    'core.reason_missing': 'Choose a reason',
    'core.report_detail_long': ({ max }: Max) => `Details have at most ${grouped(max)} characters`,
    'core.report_own': 'You cannot report what is yours',
    'core.word_list_full': 'This list is full',
    'core.word_known': 'This word is on the list already',
    'core.quiet_hours': 'Quiet hours begin at one time and end at another',
  },
  too_large: {
    'core.picture_too_large': 'File size must be less than 5MB',
  },
  forbidden: {
    'core.pass_needed': 'This needs a Premium pass',
  },
  email_unverified: {
    'core.verify_to_post': 'Please verify your email to post.',
  },
  conflict: {
    'core.removed_already': 'This is removed already',
    'core.not_removed': 'This is not removed',
    'core.templates_full': ({ max }: Max) => `There are ${max} templates already`,
  },
  overloaded: {
    'core.sign_ups_off': 'Jes takes no new members just now. Please come back soon.',
    'core.posting_off': 'Jes is being looked after. Reading works; writing will be back soon.',
    'core.clips_off': 'Clips cannot be sent just now. They will be back soon.',
    'core.hubs_off': 'No JeHub can be started just now. This will be back soon.',
    'core.maintenance':
      'Jes is under maintenance. Reading works; everything else will be back soon.',
    'core.search_off': 'Search is being looked after. It will be back soon.',
    'core.translation_off': 'Texts are not translated here.',
    'core.translation_failed': 'The translation did not come. Please try again later.',
  },
}
