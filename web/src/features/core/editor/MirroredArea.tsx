import { HASHTAG, HUB_MENTION, MENTION } from '@jes/contract/lib/markdown/words'
import { type ComponentProps, type RefObject, useMemo } from 'react'
import { langOf } from '#lib/language.ts'
import { classes } from '#ui/classes.ts'
import { InOrder } from '#ui/InOrder.tsx'
import styles from './MirroredArea.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'ref' | 'value' | 'lang'> & {
  value: string
  area: RefObject<HTMLTextAreaElement | null>
  mirror: RefObject<HTMLDivElement | null>
}

const MARKED = new RegExp(`(${HASHTAG}|${MENTION}|${HUB_MENTION})`, 'giu')

/**
 * A text field cannot colour a part of its text. So its own letters are transparent, and a mirror of the same shape
 * under it shows them: hashtags and names of people and hubs in colour. It also gives the field its height.
 */
export function MirroredArea({ value, area, mirror, className, ...rest }: Props) {
  const lang = langOf(value)
  // The halves of a split by a pattern with one group alternate: plain, marked, plain.
  const parts = useMemo(() => value.split(MARKED), [value])

  return (
    <div className={styles.stack}>
      <div
        ref={mirror}
        aria-hidden="true"
        lang={lang}
        className={classes(styles.text, styles.mirror)}
      >
        <InOrder of={parts}>
          {(part, index) =>
            index % 2 === 1 ? <span className={styles.marked}>{part}</span> : part
          }
        </InOrder>
        {'\n'}
      </div>
      <textarea
        {...rest}
        ref={area}
        value={value}
        lang={lang}
        dir="auto"
        className={classes(styles.text, styles.area, className)}
      />
    </div>
  )
}
