import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { messages } from './emptyMessages.ts'
import styles from './NoHubs.module.css'

type Props = { onCreateHub?: (() => void) | undefined }

/** The empty card; the empty page of hubs has more room and words. */
export function NoHubs({ onCreateHub }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.empty}>
      <HubsArt />
      <h3 className={styles.title}>{text.noneFound}</h3>
      <p className={styles.sentence}>{text.createOne}</p>
      <p className={styles.sentence}>{text.beFirst}</p>
      {onCreateHub && (
        <Button size="sm" className={styles.create} onClick={onCreateHub}>
          {text.createHub}
        </Button>
      )}
    </div>
  )
}
