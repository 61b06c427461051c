import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  offline: ['You are offline', 'तपाईं अफलाइन हुनुहुन्छ'],
  online: ['You are back online', 'इन्टरनेट फेरि आयो'],
})
