import type { Language } from '@jes/contract/core/settings'
import { tagSound } from '@jes/contract/lib/script/tags'
import { CATEGORY_WORDS, PLACES } from './categoryWords.ts'
import { partsOf } from './parts.ts'

const NAMES: Record<
  keyof typeof CATEGORY_WORDS | 'places' | 'trending',
  Record<Language, string>
> = {
  festivals: { en: 'Festivals', ne: 'चाडपर्व' },
  cricket: { en: 'Cricket', ne: 'क्रिकेट' },
  football: { en: 'Football', ne: 'फुटबल' },
  sports: { en: 'Sports', ne: 'खेलकुद' },
  politics: { en: 'Politics', ne: 'राजनीति' },
  technology: { en: 'Technology', ne: 'प्रविधि' },
  trekking: { en: 'Trekking', ne: 'पदयात्रा' },
  food: { en: 'Food', ne: 'खाना' },
  music: { en: 'Music', ne: 'सङ्गीत' },
  film: { en: 'Film', ne: 'चलचित्र' },
  weather: { en: 'Weather', ne: 'मौसम' },
  education: { en: 'Education', ne: 'शिक्षा' },
  farming: { en: 'Farming', ne: 'खेतीपाती' },
  money: { en: 'Money', ne: 'अर्थ' },
  travel: { en: 'On the road', ne: 'यात्रा' },
  work: { en: 'Work', ne: 'काम' },
  abroad: { en: 'Abroad', ne: 'परदेश' },
  health: { en: 'Health', ne: 'स्वास्थ्य' },
  power: { en: 'Electricity', ne: 'बिजुली' },
  culture: { en: 'Culture', ne: 'संस्कृति' },
  places: { en: 'Places', ne: 'ठाउँ' },
  trending: { en: 'Trending', ne: 'चर्चामा' },
}
type Category = keyof typeof NAMES

/** The prefix of a category that is the name of a hub, not one of our words. */
const HUB = 'hub '
/** A shorter word may be the prefix of another by chance. */
const LEAST_OF_BEGINNING = 5

const BY_SOUND = new Map<string, Category>([
  ...Object.entries(CATEGORY_WORDS).flatMap(([category, words]) =>
    isCategory(category) ? pairsOf(category, words) : [],
  ),
  ...pairsOf('places', PLACES),
])
const LONG_ONES = [...BY_SOUND].filter(([sound]) => sound.length >= LEAST_OF_BEGINNING)

type Tagged = { spelling: string; hubName: string | null; hubTags: string[] | null }

/** The stored category of a hashtag: by its own words, else by the hub where it is mostly used. */
export function categoryOf({ spelling, hubName, hubTags }: Tagged) {
  const own = findCategory(spelling)
  if (own || hubName === null) return own ?? 'trending'
  return firstOf(hubTags ?? []) ?? HUB + hubName
}

/** The name of a category in the reader's language. */
export function nameOfCategory(category: string, language: Language) {
  if (category.startsWith(HUB)) return category.slice(HUB.length)
  return NAMES[isCategory(category) ? category : 'trending'][language]
}

function firstOf(tags: string[]) {
  return tags.map(findCategory).find((category) => category !== null)
}

function findCategory(tag: string) {
  const sounds = partsOf(tag).map(tagSound)
  const exact = sounds.map((sound) => BY_SOUND.get(sound)).find(Boolean)
  if (exact) return exact
  const [whole = ''] = sounds
  return LONG_ONES.find(([sound]) => whole.startsWith(sound) || whole.endsWith(sound))?.[1] ?? null
}

function pairsOf(category: Category, words: string) {
  const sounds = words.trim().split(/\s+/).map(tagSound)
  return sounds.map((sound): [string, Category] => [sound, category])
}

function isCategory(category: string): category is Category {
  return Object.hasOwn(NAMES, category)
}
