import { accountTexts } from './accountTexts.ts'
import { clipTexts } from './clipTexts.ts'
import type { HelpTexts } from './helpText.ts'
import { hubTexts } from './hubTexts.ts'
import { otherTexts } from './otherTexts.ts'
import { postTexts } from './postTexts.ts'
import { privacyTexts } from './privacyTexts.ts'
import { readingTexts } from './readingTexts.ts'
import { safetyTexts } from './safetyTexts.ts'

export const TEXTS: HelpTexts = {
  ...accountTexts,
  ...postTexts,
  ...hubTexts,
  ...clipTexts,
  ...readingTexts,
  ...safetyTexts,
  ...privacyTexts,
  ...otherTexts,
}
