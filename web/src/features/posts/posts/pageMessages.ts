import { catalogue } from '#lib/language.ts'

export const messages = catalogue({ post: ['Post', 'पोस्ट'] })
