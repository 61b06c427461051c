import { COUNTRY, isMobile, readPhone } from '@jes/contract/lib/phoneNumber'
import { because } from '@jes/contract/lib/refusals/because'
import { cleanText } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** The digits of a telephone at home with its area, such as 01-4412345. */
const LANDLINE = /^\+9770?[1-9]\d{7}$/
const INVALID = because('accounts.phone_invalid')

/** A mobile number of Nepal, in either script. */
export const Phone = z.string(INVALID).check(
  z.maxLength(40, INVALID),
  z.overwrite((typed) => readPhone(cleanText(typed))),
  z.refine((number) => number.startsWith(COUNTRY), {
    error: because('accounts.phone_foreign'),
    abort: true,
  }),
  z.refine((number) => !LANDLINE.test(number), {
    error: because('accounts.phone_landline'),
    abort: true,
  }),
  z.refine(isMobile, INVALID),
)
