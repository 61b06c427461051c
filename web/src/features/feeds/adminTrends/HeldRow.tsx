import type { HeldTrend } from '@jes/contract/feeds/trending'
import { hashtagOf, searchOf } from '#features/feeds/trending/hashtag.ts'
import { langOf, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './HeldTrends.module.css'
import { messages } from './messages.ts'

type Props = { trend: HeldTrend; onShow: () => void }

export function HeldRow({ trend, onShow }: Props) {
  const text = useText(messages)
  const isHidden = trend.state === 'hidden'
  const tag = hashtagOf(trend)

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.head}>
          <Link to={searchOf(trend)} className={styles.hashtag} lang={langOf(tag)}>
            {tag}
          </Link>
          <Chip tone={isHidden ? 'grey' : 'gold'} size="sm">
            {isHidden ? text.isHidden : text.inReview}
          </Chip>
        </p>
        {trend.reason && <Txt as="p">{trend.reason}</Txt>}
        <p className={styles.facts}>
          {trend.by && `${text.by(trend.by.displayName)} · `}
          <Time iso={trend.at} />
        </p>
      </div>
      <Button look="line" size="sm" aria-label={text.showNamed(tag)} onClick={onShow}>
        {text.show}
      </Button>
    </div>
  )
}
