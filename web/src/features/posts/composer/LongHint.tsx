import { catalogue, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './LongHint.module.css'

const messages = catalogue({
  long: [
    'Posts have up to 10,000 characters. With a Premium pass you write up to 25,000.',
    'पोस्ट १०,००० अक्षरसम्मको हुन्छ। प्रिमियम पास भए २५,००० सम्म लेख्न सकिन्छ।',
  ],
  seePremium: ['See Premium', 'प्रिमियम हेर्नुहोस्'],
})

/** Warns before sending if the text is longer than the usual limit. */
export function LongHint() {
  const text = useText(messages)
  return (
    <p role="status" className={styles.hint}>
      {text.long}{' '}
      <Link to="/premium" className={styles.link}>
        {text.seePremium}
      </Link>
    </p>
  )
}
