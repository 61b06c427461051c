import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const staff = {
  invalid: {
    'staff.word_length': ({ min, max }: MinMax) => `A word has ${min} to ${max} characters`,
    'staff.grievance_name_length': ({ max }: Max) =>
      `Enter your name, in at most ${max} characters`,
    'staff.grievance_link_long': ({ max }: Max) => `A link has at most ${max} characters`,
    'staff.grievance_length': ({ min, max }: MinMax) =>
      `Tell us what happened, in ${min} to ${grouped(max)} characters`,
    'staff.grievance_number': 'This is not the number of a grievance',
    'staff.answer_length': ({ min, max }: MinMax) =>
      `An answer has ${min} to ${grouped(max)} characters`,
    'staff.suspension_days': ({ min, max }: MinMax) =>
      `A suspension lasts ${min} to ${max} days, or for good`,
    'staff.template_name_length': ({ min, max }: MinMax) =>
      `A name has ${min} to ${max} characters`,
    'staff.template_length': ({ min, max }: MinMax) =>
      `Say it in ${min} to ${max} characters, in both languages`,
    'staff.hub_members_only': 'Only a member of this JeHub can be given it',
    'staff.hub_theirs_already': 'This JeHub is theirs already',
    'staff.member_away': 'This member is suspended or leaving',
    'staff.label_posts_only': 'Only posts and clips can be labelled',
    'staff.member_not_removable': 'A member cannot be removed. Suspend them instead.',
  },
  forbidden: {
    'staff.appeal_of_others': 'Somebody else decides this appeal',
    'staff.own_role': 'You cannot change your own role',
    'staff.own_verification': 'You cannot verify yourself',
    'staff.about_oneself': 'Somebody else decides about you',
    'staff.about_an_admin': 'Only another admin decides about an admin',
  },
  conflict: {
    'staff.appealed_already': 'You have appealed already',
    'staff.appeal_late': 'This can no longer be appealed',
    'staff.appeal_decided': 'This appeal is decided already',
    'staff.grievance_answered': 'This grievance is answered already',
    'staff.nothing_to_dismiss': 'There is nothing to dismiss',
    'staff.gone_already': 'This is gone already',
    'staff.hub_name_taken': 'Another JeHub has this name by now',
    'staff.not_suspended': 'This member is not suspended',
  },
}
