import type { Picture } from '@jes/contract/core/pictures'
import { Image } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './pictures.module.css'
import { usePlaceholder } from './usePlaceholder.ts'
import { messages } from './waitingMessages.ts'
import { want } from './wanted.ts'

type Props = { pictures: readonly [Picture, ...Picture[]]; onWanted: () => void }

/** What stands there in data saver: the blur, and a way to see the picture after all. */
export function WaitingPhotos({ pictures, onWanted }: Props) {
  const text = useText(messages)
  const [first] = pictures
  const blur = usePlaceholder(first.placeholder)

  function handleClick() {
    want(first._id)
    onWanted()
  }

  return (
    <button type="button" className={styles.waiting} style={blur} onClick={handleClick}>
      <span className={styles.ask}>
        <Image size={18} />
        {text.tapToLoad(pictures.length)}
      </span>
    </button>
  )
}
