import { because } from '@jes/contract/lib/refusals/because'
import { cleanText } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const COUNTRY = '+977'
/** Without the country; the mobile networks of Nepal have 96, 97 and 98. */
export const PHONE_LENGTH = 10
const MOBILE = /^\+9779[678]\d{8}$/
/** The digits of a telephone at home with its area, such as 01-4412345. */
const LANDLINE = /^\+9770?[1-9]\d{7}$/
const DEVANAGARI_ZERO = 0x0966

/** A number as people type it, in one form: +9779841234567. What is no number comes out as no number either. */
export function readPhone(typed: string) {
  const digits = cleanText(typed)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  if (digits.startsWith('+')) return digits
  return /^977\d{10}$/.test(digits) ? `+${digits}` : `${COUNTRY}${digits}`
}

export function isMobile(number: string) {
  return MOBILE.test(number)
}

/** As it is written in Nepal, without the country: 98412 34567. */
export function groupPhone(digits: string) {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits
}

/** For its owner to recognise, and for nobody to call: +977 98412 •••67. */
export function maskPhone(number: string) {
  const digits = number.slice(COUNTRY.length)
  return `${COUNTRY} ${digits.slice(0, 5)} •••${digits.slice(-2)}`
}

const INVALID = because('accounts.phone_invalid')

export const Phone = z.string(INVALID).check(
  z.maxLength(40, INVALID),
  z.overwrite(readPhone),
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
