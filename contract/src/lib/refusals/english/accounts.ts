import type { Max, Min, MinMax } from '@jes/contract/lib/refusals/types'

export const accounts = {
  invalid: {
    'accounts.username_length': ({ min, max }: MinMax) =>
      `Username must be ${min} to ${max} characters`,
    'accounts.username_letters': 'Use letters, numbers, dot or underscore only',
    'accounts.username_taken': 'This username is taken',
    'accounts.username_reserved': 'This username is reserved',
    'accounts.username_unusable': 'This username cannot be used',
    'accounts.username_yours': 'This is your username already',
    'accounts.email_invalid': 'Enter a valid email address',
    'accounts.email_known': 'An account with this email already exists',
    'accounts.email_yours': 'This is your email already',
    'accounts.password_short': ({ min }: Min) => `Password must be at least ${min} characters`,
    'accounts.password_long': ({ max }: Max) => `Password must be at most ${max} characters`,
    'accounts.password_common': 'This password is too common',
    'accounts.password_missing': 'Enter your password',
    'accounts.login_missing': 'Enter your username or email',
    'accounts.code_missing': 'Enter the code',
    'accounts.code_wrong': 'This code is not right',
    'accounts.code_expired': 'This code has expired',
    'accounts.link_invalid': 'This link is not valid',
    'accounts.link_expired': 'This link is not valid or has expired',
    'accounts.phone_invalid': 'Enter a mobile number of ten digits, such as 98412 34567',
    'accounts.phone_landline': 'This is a landline. Enter a mobile number, it gets an SMS',
    'accounts.phone_foreign': 'Only numbers of Nepal (+977) for now',
    'accounts.phone_yours': 'This is your number already',
    'accounts.code_used_up': 'Three wrong codes. Send a new one',
    'accounts.proof_over': 'Too many wrong codes. Begin again',
    'accounts.passkey_name': ({ max }: Max) => `Give it a name of at most ${max} characters`,
    'accounts.passkey_unreadable': 'This is not what a passkey answers',
    'accounts.provider_unknown': 'Nobody of this name vouches for anybody here',
    'accounts.provider_answer': 'This is not what a provider answers',
    'accounts.invitation_needed':
      'Jes takes new members by invitation now. Open the link that a member gave you',
    'accounts.invitation_invalid':
      'This invitation was used or revoked. Ask the member for a new one',
    'accounts.sign_up_words': 'Write a line about why you want to join',
    'accounts.sign_up_words_long': ({ max }: Max) => `At most ${max} characters`,
    'accounts.block_value': 'A domain such as mail.example, or a network such as 203.0.113.0/24',
    'accounts.block_known': 'This is blocked already',
    'accounts.blocks_full': 'The list is full. Remove something first',
    'accounts.staff_reason': ({ max }: Max) => `Give a reason of at most ${max} characters`,
    'accounts.hash_start': 'Three hexadecimal digits',
  },
  unauthenticated: {
    'accounts.login_wrong': 'Incorrect username or password',
    'accounts.provider_stale': 'This took too long, or began in another browser. Start again.',
    'accounts.provider_refused':
      'You were not logged in there. Start again, or log in another way.',
    'accounts.provider_failed': 'The log-in there did not work. Start again.',
    'accounts.passkey_wrong': 'This passkey did not work. Try again, or log in another way.',
  },
  two_factor: {
    'accounts.login_code_missing': 'Enter the code from your authenticator app.',
    'accounts.login_code_wrong': 'This code is not right',
  },
  forbidden: {
    'accounts.step_up_password_wrong': 'Your current password is not right',
    'accounts.step_up_code_missing': 'Enter the code from your authenticator app.',
    'accounts.step_up_code_wrong': 'This code is not right',
    'accounts.step_up_provider_wrong':
      'Log in there first, with the account that is connected to this one.',
    'accounts.step_up_passkey_wrong': 'This passkey did not work. Try again.',
    'accounts.passkey_not_created': 'The passkey was not created. Try again.',
    'accounts.sign_up_closed': 'Jes takes no new members for now.',
    'accounts.sign_up_waits':
      'Thank you. Somebody of Jes reads your request, and you hear from us by mail or SMS.',
    'accounts.sign_up_refused':
      'We could not make this account. If you think that this is a mistake, write to us from the help page.',
    'accounts.two_step_of_staff':
      'The operator of this Jes switches two-step log-in off for staff.',
  },
  suspended: {
    'accounts.suspended': 'This account is suspended.',
    'accounts.suspended_for_days': ({ days }: { days: number }) =>
      `This account is suspended for ${days} more ${days === 1 ? 'day' : 'days'}.`,
  },
  conflict: {
    'accounts.accounts_full': ({ max }: Max) => `A browser holds at most ${max} accounts.`,
    'accounts.username_changed_lately': ({ days }: { days: number }) =>
      `You can change your username once in ${days} days`,
    'accounts.provider_taken':
      'This account opens another Jes account, or yours already has one of this kind.',
    'accounts.provider_email': 'This account has no verified email address. Verify it there first.',
    'accounts.passkey_known': 'This passkey is already in use.',
    'accounts.passkeys_most': ({ max }: Max) => `You can have ${max} passkeys. Remove one first.`,
    'accounts.two_step_not_set_up': 'Set up your authenticator app first.',
    'accounts.two_step_is_on': 'Two-step log-in is already on.',
    'accounts.two_step_is_off': 'Two-step log-in is not on.',
    'accounts.phone_taken': 'This number belongs to another account.',
    'accounts.phone_none': 'Your account has no number.',
    'accounts.email_none': 'Your account has no verified email.',
    'accounts.sign_up_taken':
      'The name, the address or the number belongs to somebody else by now. Decline it and say so.',
    'accounts.invitations_used_up': 'You have no invitation left for now.',
    'accounts.last_way_in': 'This is the last way into your account. Add another one first.',
  },
  overloaded: {
    'accounts.sms_off': 'This Jes sends no SMS. Please use your email.',
    'accounts.sms_budget': 'We cannot send more SMS today. Please use your email, or try later.',
    'accounts.provider_away': 'The log-in there does not answer just now. Log in another way.',
  },
}
