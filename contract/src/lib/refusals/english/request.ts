import { grouped } from '@jes/contract/lib/refusals/format'
import type { MinMax } from '@jes/contract/lib/refusals/types'

export const request = {
  invalid: {
    'request.invalid': 'Please check what you entered.',
    'request.other_content': 'This request was already sent with other content',
  },
  malformed: {
    'request.malformed': 'We could not read this request.',
    'request.page_gone': 'This page no longer exists',
    'request.limit': ({ min, max }: MinMax) => `limit is a whole number from ${min} to ${max}`,
    'request.page': ({ min, max }: MinMax) =>
      `page is a whole number from ${min} to ${grouped(max)}`,
    'request.act_order': 'Act-Order is a whole number above 0',
    'request.idempotency_key': 'An Idempotency-Key has 1 to 100 plain characters',
  },
  unauthenticated: {
    'request.log_in': 'Please log in first.',
    'request.session_ended': 'Your session has ended. Please log in.',
  },
  forbidden: {
    'request.forbidden': 'You may not do this.',
  },
  two_factor_required: {
    'request.two_step_required': 'Switch two-step log-in on first. Staff need it.',
  },
  not_found: {
    'request.not_found': 'This is not here, or not for you to see.',
  },
  timeout: {
    'request.timeout': 'Your request took too long to arrive. Check your connection and try again.',
  },
  conflict: {
    'request.under_way': 'This request is still under way',
  },
  too_large: {
    'request.too_large': 'This is too large.',
  },
  unsupported_type: {
    'request.unsupported_type': 'We do not take this kind of file or text.',
  },
  misdirected: {
    'request.misdirected': 'This address does not lead to this server.',
  },
  too_many: {
    'request.too_many': ({ minutes }: { minutes: number }) =>
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    'request.too_many_for_hours': ({ hours }: { hours: number }) =>
      `Too many attempts. Try again in ${hours} hours.`,
    'request.proof_required': ({ minutes }: { minutes: number }) =>
      `Much is going on at your address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  internal: {
    'request.internal': 'An unexpected error occurred. Please try again.',
  },
  overloaded: {
    'request.overloaded': 'Jes is very busy just now. Please try again in a moment.',
    'request.no_room': 'Jes has no room left to store this. Please try again in a while.',
    'request.files_away':
      'Pictures and videos cannot be reached right now. Please try again in a moment.',
    'request.stopping': 'This server is stopping. Please try again in a moment.',
  },
}
