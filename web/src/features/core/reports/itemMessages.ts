import { catalogue } from '#lib/language.ts'

/** The dialog's own words come with the dialog. */
export const messages = catalogue({ report: ['Report', 'रिपोर्ट गर्नुहोस्'] })
