import { Leaf } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { Link } from '#ui/Link.tsx'
import styles from './SaverStrip.module.css'
import { messages } from './saverMessages.ts'

/** Explains why pictures are not loaded, and where to change it. */
export function SaverStrip() {
  const text = useText(messages)
  const isCut = useLine(({ line }) => line === 'cut')
  // One strip at a time: that there is no connection matters more.
  if (isCut) return null

  return (
    <div className={styles.strip}>
      <Leaf size={18} />
      <span className={styles.words}>{text.saverOn}</span>
      <Link to="/setting#saver" className={styles.change}>
        {text.change}
      </Link>
    </div>
  )
}
