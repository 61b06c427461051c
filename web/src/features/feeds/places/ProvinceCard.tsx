import { type District, districts, provinces } from '@jes/contract/core/districts'
import { createPortal } from 'react-dom'
import { useText } from '#lib/language.ts'
import { usePageCard } from '#lib/pageCard.ts'
import { usePreferences } from '#lib/preferences.ts'
import { SideCard } from '#ui/SideCard.tsx'
import { DistrictTiles } from './DistrictTiles.tsx'
import { messages } from './messages.ts'

/** The one card that the page of a district adds to the right sidebar: the districts of its province. */
export function ProvinceCard({ district }: { district: District }) {
  const text = useText(messages)
  const { language } = usePreferences()
  const place = usePageCard()
  if (!place) return null
  const province = provinces.find(({ key }) => key === district.province)!
  return createPortal(
    <SideCard title={text.province(province[language])}>
      <DistrictTiles
        districts={districts.filter((one) => one.province === district.province)}
        current={district.key}
      />
    </SideCard>,
    place,
  )
}
