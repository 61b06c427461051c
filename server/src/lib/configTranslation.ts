import { key, link } from './configFields.ts'

/** Where texts are translated for members whose browser cannot. */
export const TRANSLATION_SETTINGS = {
  TRANSLATE_URL: link(/^https?$/, 'is an address such as https://translate.example').describe(
    'a server that speaks as LibreTranslate does: posts and comments are sent there when a member asks for a translation',
  ),
  TRANSLATE_KEY: key.describe('its key, where it wants one'),
}
