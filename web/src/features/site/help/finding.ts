import { wordsIn } from '@jes/contract/lib/script/letters'
import { isNear } from '@jes/contract/lib/script/near'
import { soundOf } from '@jes/contract/lib/script/sound'
import { stem } from '@jes/contract/lib/script/stem'
import { HELP_TOPICS } from '@jes/contract/site/help'
import { TEXTS } from './all.ts'

const IN_TITLE = 3

type Words = { title: string[]; text: string[] }
type Indexed = { slug: string; sounds: Words; written: Words }
type Fits = (word: string, typed: string) => boolean

/** Each article by the sound and spelling of its words, in both languages: it is found in either script. */
const INDEX: readonly Indexed[] = HELP_TOPICS.flatMap(({ articles, ...topic }) =>
  articles.map(({ slug, en, ne }) => {
    const parts = TEXTS[slug] ? [...TEXTS[slug].en, ...TEXTS[slug].ne].flat() : []
    const [title, text] = [`${en} ${ne} ${topic.en} ${topic.ne}`, parts.join(' ')]
    return {
      slug,
      sounds: { title: soundsIn(title), text: soundsIn(text) },
      written: { title: wordsOf(title), text: wordsOf(text) },
    }
  }),
)

/**
 * The slugs of the articles with all these words, matching titles first. The last word may be unfinished. If there is
 * none, typing errors are considered too.
 */
export function findArticles(words: string) {
  const found = findBy('sounds', soundsIn(words), isBeginning)
  return found.length > 0 ? found : findBy('written', wordsOf(words), isNear)
}

function findBy(index: 'sounds' | 'written', typed: readonly string[], fits: Fits) {
  if (typed.length === 0) return []
  return INDEX.map((article) => ({
    slug: article.slug,
    worth: worthOf(article[index], typed, fits),
  }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ slug }) => slug)
}

function worthOf({ title, text }: Words, typed: readonly string[], fits: Fits) {
  let worth = 0
  for (const one of typed) {
    const isIn = (words: string[]) => words.some((word) => fits(word, one))
    const found = isIn(title) ? IN_TITLE : isIn(text) ? 1 : 0
    if (found === 0) return 0
    worth += found
  }
  return worth
}

function isBeginning(word: string, typed: string) {
  return word === typed || (typed.length > 2 && word.startsWith(typed))
}

function wordsOf(text: string) {
  return [...new Set(wordsIn(text))]
}

function soundsIn(text: string) {
  return [...new Set(wordsIn(text).map((word) => soundOf(stem(word))))]
}
