import { HELP_TOPICS } from '@jes/contract/help'
import { wordsIn } from '@jes/contract/script/letters'
import { soundOf } from '@jes/contract/script/sound'
import { stem } from '@jes/contract/script/stem'
import { TEXTS } from '#features/helpTexts/all.ts'

const IN_TITLE = 3

type Indexed = { slug: string; title: string[]; text: string[] }

/** Each article by how its words sound, in both languages: whoever types in either script finds it. */
const INDEX: readonly Indexed[] = HELP_TOPICS.flatMap(({ articles, ...topic }) =>
  articles.map(({ slug, en, ne }) => {
    const text = TEXTS[slug]
    const parts = text ? [...text.en, ...text.ne].flat() : []
    return {
      slug,
      title: soundsIn(`${en} ${ne} ${topic.en} ${topic.ne}`),
      text: soundsIn(parts.join(' ')),
    }
  }),
)

/** The slugs of the articles that have all these words, those first whose titles do. The last word may be unfinished. */
export function findArticles(words: string) {
  const sounds = soundsIn(words)
  if (sounds.length === 0) return []
  return INDEX.map((article) => ({ slug: article.slug, worth: worthOf(article, sounds) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ slug }) => slug)
}

function worthOf({ title, text }: Indexed, sounds: readonly string[]) {
  let worth = 0
  for (const sound of sounds) {
    const found = inWords(title, sound) ? IN_TITLE : inWords(text, sound) ? 1 : 0
    if (found === 0) return 0
    worth += found
  }
  return worth
}

function inWords(words: readonly string[], sound: string) {
  return words.some((word) => word === sound || (sound.length > 2 && word.startsWith(sound)))
}

function soundsIn(text: string) {
  return [...new Set(wordsIn(text).map((word) => soundOf(stem(word))))]
}
