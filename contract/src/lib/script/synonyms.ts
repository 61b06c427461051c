import { fold, normalise } from './letters.ts'
import { stem } from './stem.ts'
import { NAMED_ALIKE } from './synonymWords.ts'

const GROUPS = NAMED_ALIKE.trim()
  .split('\n')
  .map((line) => line.split(' ').map(normalise))
const GROUP_OF = new Map(
  GROUPS.flatMap((group) => group.map((word) => [fold(word), group] as const)),
)

/** What a word is called besides, in both scripts: ktm, Kathmandu, काठमाडौं. Never the word itself. */
export function alsoCalled(word: string): readonly string[] {
  const typed = normalise(word)
  const bare = stem(typed)
  const group = GROUP_OF.get(fold(typed)) ?? GROUP_OF.get(fold(bare))
  return group?.filter((name) => name !== typed && name !== bare) ?? []
}

/** The main name of a thing, or the word itself. */
export function nameOf(word: string) {
  const typed = normalise(word)
  return GROUP_OF.get(fold(typed))?.[0] ?? typed
}
