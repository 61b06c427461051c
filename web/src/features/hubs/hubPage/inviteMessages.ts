import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: [
    (name: string) => `You are invited to ${name}`,
    (name: string) => `तपाईंलाई ${name} मा निम्तो छ`,
  ],
  sentence: ['Accept, and you are a member at once.', 'स्वीकार गर्नुहोस्, तुरुन्तै सदस्य हुनुहुन्छ।'],
  logIn: ['Log in to accept it.', 'स्वीकार गर्न लगइन गर्नुहोस्।'],
  accept: ['Accept', 'स्वीकार गर्नुहोस्'],
  accepting: ['Accepting...', 'स्वीकार हुँदै...'],
  notNow: ['Not now', 'अहिले होइन'],
  welcome: [(name: string) => `Welcome to ${name}`, (name: string) => `${name} मा स्वागत छ`],
})
