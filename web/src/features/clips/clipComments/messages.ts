import { catalogue } from '#lib/language.ts'

export const messages = catalogue({ comments: ['Comments', 'कमेन्टहरू'] })
