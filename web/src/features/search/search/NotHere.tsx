import { SearchBox } from '#features/search/searchBox/SearchBox.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './NotHere.module.css'
import { messages } from './notHereMessages.ts'

/** The same for what is not there and for what a person may not see. */
export function NotHere() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <EmptyState
      roomy
      heading="h1"
      art={<MountainArt />}
      title={text.title}
      action={
        <div className={styles.ways}>
          <SearchBox />
          <LinkButton href="/" look="quiet">
            {text.goHome}
          </LinkButton>
        </div>
      }
    >
      {text.sentence}
    </EmptyState>
  )
}
