import { CloudOff } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import styles from './NotKept.module.css'

const messages = catalogue({
  short: ['Not kept', 'राखिएको छैन'],
  long: ['Photo not kept · loads when you are online', 'फोटो राखिएको छैन · इन्टरनेट आएपछि देखिन्छ'],
})

/** In the place of a picture that is not on this device, while there is no connection; as much as there is room for. */
export function NotKept() {
  const text = useText(messages)
  return (
    <span className={styles.box}>
      <span className={styles.content}>
        <CloudOff size={22} />
        <span className={styles.short}>{text.short}</span>
        <span className={styles.long}>{text.long}</span>
      </span>
    </span>
  )
}
