/** Older Firefox has no segmenter; there a letter and its marks count one by one. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ne') : null

/** How many letters a person sees: a consonant with its signs is one, and so is a flag. */
export function graphemes(text: string) {
  return segmenter ? [...segmenter.segment(text)].length : [...text].length
}
