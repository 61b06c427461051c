import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  join: ['Join', 'जोडिनुहोस्'],
  joinNamed: [(name: string) => `Join ${name}`, (name: string) => `${name} मा जोडिनुहोस्`],
  joined: ['Joined', 'जोडिएको'],
  leave: ['Leave', 'छोड्नुहोस्'],
  leaveNamed: [(name: string) => `Leave ${name}`, (name: string) => `${name} छोड्नुहोस्`],
  ask: ['Request to join', 'जोडिन अनुरोध गर्नुहोस्'],
  requested: ['Requested', 'अनुरोध गरिएको'],
  takeBack: ['Requested: take it back', 'अनुरोध गरिएको: फिर्ता लिनुहोस्'],
  accept: ['Accept', 'स्वीकार गर्नुहोस्'],
  decline: ['Decline', 'अस्वीकार गर्नुहोस्'],
  banned: ['Banned', 'रोक लगाइएको'],
})
