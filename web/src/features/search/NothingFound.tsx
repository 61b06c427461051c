import { langOf, useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'
import styles from './NothingFound.module.css'

export function NothingFound({ words }: { words: string }) {
  const text = useText(messages)

  return (
    <>
      <EmptyState
        art={<SearchArt />}
        title={text.nothing(words)}
        action={<LinkButton href="/explore">{text.explore}</LinkButton>}
      />
      <section className={styles.tips}>
        <h3 className={styles.title}>{text.tips}</h3>
        <ul className={styles.list}>
          {[text.tipWords, text.tipScript, text.tipPerson].map((tip) => (
            <li key={tip} lang={langOf(tip)}>
              {tip}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
