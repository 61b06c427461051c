import { crashApi } from '@jes/contract/site/crashes'
import { call } from '#lib/api.ts'

/** Reports a crash, under a number that the person can name. */
export function reportCrash({ message = '', stack = '' }: Error, report = newReport()) {
  void call(crashApi.report, {
    body: {
      report,
      message: message.slice(0, 500),
      stack: stack.slice(0, 4_000),
      path: window.location.pathname.slice(0, 300),
    },
  }).catch(() => {})
}

export function newReport() {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % 32]).join('')
}
