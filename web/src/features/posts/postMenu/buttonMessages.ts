import { catalogue } from '#lib/language.ts'

/** The menu's own words come with the menu. */
export const messages = catalogue({ more: ['More options', 'थप विकल्प'] })
