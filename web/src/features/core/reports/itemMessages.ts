import { catalogue } from '#lib/language.ts'

/** The messages of the dialog are loaded with the dialog. */
export const messages = catalogue({ report: ['Report', 'रिपोर्ट गर्नुहोस्'] })
