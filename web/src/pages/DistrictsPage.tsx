import { districts, provinces } from '@jes/contract/core/districts'
import { useQuery } from '@tanstack/react-query'
import { districtCounts } from '#features/feeds/places/api.ts'
import { DistrictTiles } from '#features/feeds/places/DistrictTiles.tsx'
import { messages } from '#features/feeds/places/messages.ts'
import styles from '#features/feeds/places/places.module.css'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useTitle } from '#lib/title.ts'
import { Block } from '#ui/Block.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export function DistrictsPage() {
  const text = useText(messages)
  const { language } = usePreferences()
  const { data: posts } = useQuery(districtCounts())
  useTitle(text.districts)

  return (
    <>
      <PageHeader title={text.districts} />
      <p className={styles.why}>{text.districtsWhy}</p>
      {provinces.map((province) => (
        <Block key={province.key} title={text.province(province[language])}>
          <DistrictTiles
            districts={districts.filter((one) => one.province === province.key)}
            posts={posts}
          />
        </Block>
      ))}
    </>
  )
}
