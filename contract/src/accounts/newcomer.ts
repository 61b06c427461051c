import { because } from '@jes/contract/lib/refusals/because'
import { text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const SIGN_UP_WORDS_MAX_LENGTH = 500

const INVITATION = because('accounts.invitation_invalid')

/** What a newcomer may bring, whichever way they come. */
export const newcomerFields = {
  /** The code of a link that a member gave them. */
  invitation: z.optional(z.string(INVITATION).check(z.regex(/^[\w-]{22}$/, INVITATION))),
  /** Why they want to join, where the staff decides. */
  words: z.optional(
    text({ min: 0, max: SIGN_UP_WORDS_MAX_LENGTH, why: 'accounts.sign_up_words_long' }),
  ),
}

export type Newcomer = { invitation?: string | undefined; words?: string | undefined }
