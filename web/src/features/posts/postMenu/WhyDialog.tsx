import type { Why } from '@jes/contract/posts/why'
import { langOf, useText } from '#lib/language.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './WhyDialog.module.css'
import { messages } from './whyMessages.ts'

type Props = { why: Why; open: boolean; onClose: () => void }

/** Every post of the home feed can say why it is there. */
export function WhyDialog({ why, open, onClose }: Props) {
  const text = useText(messages)
  const sentence = text[why.reason](why.name ?? '')

  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <div className={styles.words}>
        <p lang={langOf(sentence)}>{sentence}</p>
        <p className={styles.more}>
          {text.promise}{' '}
          <Link to="/about" className={styles.link}>
            {text.howItWorks}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
