import { catalogue } from '#lib/language.ts'

/** The messages of the menu are loaded with the menu. */
export const messages = catalogue({ more: ['More options', 'थप विकल्प'] })
