import { InOrder } from '#ui/InOrder.tsx'
import styles from './Cases.module.css'

type Props = { keys: readonly (readonly [keys: string, meaning: string])[] }

/** Which keys work; hands on a screen have none. */
export function KeyHint({ keys }: Props) {
  return (
    <p className={styles.keys}>
      {keys.map(([letters, meaning]) => (
        <span key={letters}>
          <InOrder of={letters.split(' ')}>
            {(letter) => (
              <>
                <kbd>{letter}</kbd>{' '}
              </>
            )}
          </InOrder>
          {meaning}
        </span>
      ))}
    </p>
  )
}
