import type { Picture } from '@jes/contract/core/pictures'
import { Image } from 'lucide-react'
import { useEffect } from 'react'
import { weight } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { loadByTap } from './loadedByTap.ts'
import styles from './pictures.module.css'
import { bytesLoadedByTap, countLoaded, countWaiting } from './savedBytes.ts'
import { usePlaceholder } from './usePlaceholder.ts'
import { messages } from './waitingMessages.ts'

type Props = { pictures: readonly [Picture, ...Picture[]]; onWanted: () => void }

/** In data saver: the blur, and a button to load the picture, with what that costs. */
export function WaitingPhotos({ pictures, onWanted: onLoad }: Props) {
  const text = useText(messages)
  const [first] = pictures
  const blur = usePlaceholder(first.placeholder)
  const bytes = bytesLoadedByTap(pictures)

  useEffect(() => countWaiting(pictures), [pictures])

  function handleClick() {
    loadByTap(first._id)
    countLoaded(pictures)
    onLoad()
  }

  return (
    <button type="button" className={styles.waiting} style={blur} onClick={handleClick}>
      <span className={styles.ask}>
        <Image size={18} />
        {text.tapToLoad(pictures.length)}
        {bytes > 0 && ` · ${weight(bytes)}`}
      </span>
    </button>
  )
}
