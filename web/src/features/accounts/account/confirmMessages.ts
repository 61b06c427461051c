import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Your new email', 'तपाईंको नयाँ इमेल'],
  oneMoment: ['One moment...', 'एकछिन...'],
  done: ['Your new address counts from now on.', 'अबदेखि तपाईंको नयाँ ठेगाना चल्छ।'],
  toAccount: ['To your account', 'तपाईंको खातामा'],
  logIn: ['Log in', 'लगइन'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  notValid: ['This link is not valid', 'यो लिङ्क ठीक छैन'],
})
