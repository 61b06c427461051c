import { latinDigits } from '@jes/contract/lib/digits'

export const COUNTRY = '+977'
/** Without the country. */
export const PHONE_LENGTH = 10
/** The mobile networks of Nepal have 96, 97 and 98. */
const MOBILE = /^\+9779[678]\d{8}$/

/** A number as people type it, in one form: +9779841234567. What is no number comes out as no number either. */
export function readPhone(typed: string) {
  const digits = latinDigits(typed)
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
