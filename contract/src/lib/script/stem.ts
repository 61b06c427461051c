import { isDevanagari } from './letters.ts'

/** What is written together with a noun: number, where and with whom, case; each once, in this order. */
const ENDING =
  /(?:हरू|हरु)?(?:विरुद्ध|द्वारा|लगायत|प्रति|भन्दा|भित्र|देखि|सम्म|सहित|चाहिँ|सँगै|संगै|सँग|संग|सित|पछि|अघि|बारे|बाटै|बाट|तिर)?(?:लाई|लाइ|को|का|की|कै|ले|मा|मै)?$/
const ROMAN_ENDING =
  /(?<=.{3})haru(?:lai|bata|samma|dekhi|sanga|ko|ka|ma|le)?$|(?<=.{3})(?:lai|bata|samma|dekhi|sanga)$|(?<=.{4})(?:ko|ma)$|(?<=.{5})(?:ka|le)$|(?<=.{3}[aeiounrh])le$/
/** Consonants and vowels that stand for themselves: so many parts a word has. */
const PARTS = /[\u0904-\u0939]/g

/** A normalised Nepali word without its endings of case and number. */
export function stem(word: string) {
  if (!isDevanagari(word)) return word.replace(ROMAN_ENDING, '')
  const bare = word.replace(ENDING, '')
  return isWord(bare) ? bare : word
}

/** What is left is a word: at least two parts, its last consonant not torn from the ending (शर्मा). */
function isWord(bare: string) {
  return (bare.match(PARTS)?.length ?? 0) >= 2 && !/[^नद]्$/.test(bare)
}
