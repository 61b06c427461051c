import { type District, provinces } from '@jes/contract/core/districts'
import type { DistrictCounts } from '@jes/contract/feeds/places'
import type { ReactNode } from 'react'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { contoursOf } from './contours.ts'
import styles from './DistrictHead.module.css'
import { messages } from './messages.ts'

type Props = {
  district: District
  counts: DistrictCounts | undefined
  /** The button that follows it. */
  children?: ReactNode
}

export function DistrictHead({ district, counts, children }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const province = provinces.find(({ key }) => key === district.province)!

  return (
    <header className={styles.head}>
      <svg viewBox="0 0 640 224" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {contoursOf(district.key).map((line) => (
          <path key={line} d={line} className={styles.line} />
        ))}
        <path
          className={styles.ridge}
          d="M0 224v-34l60-22 44 14 58-40 46 30 60-52 40 26 52-84 18 26 14-30 44 74 40-28 52 46 60-30 52 40v64z"
        />
        <path
          className={styles.snow}
          d="M360 122l32-60 18 26 14-30 22 37-12-4-9 16-13-18-14 15-11-8z"
        />
      </svg>
      <div className={styles.words}>
        <p>{text.inProvince(province[language])}</p>
        <h1 tabIndex={-1}>{district[language]}</h1>
        <p>{counts && text.counts(counts.memberCount, counts.postsOfDay)}</p>
      </div>
      {children}
    </header>
  )
}
