import { findDistrict } from '@jes/contract/core/districts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { districtOf } from '#features/feeds/places/api.ts'
import { DistrictFound } from '#features/feeds/places/DistrictFound.tsx'
import { DistrictHead } from '#features/feeds/places/DistrictHead.tsx'
import { FollowDistrict } from '#features/feeds/places/FollowDistrict.tsx'
import { messages } from '#features/feeds/places/messages.ts'
import { ProvinceCard } from '#features/feeds/places/ProvinceCard.tsx'
import { districtHref, districtTabOf, districtTabs } from '#features/feeds/places/tabs.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'

const DistrictPosts = lazy(async () => ({
  default: (await import('#features/feeds/places/DistrictPosts.tsx')).DistrictPosts,
}))
const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))

export function DistrictPage() {
  const text = useText(messages)
  const { language } = usePreferences()
  const { key = '' } = useParams()
  const [search] = useSearchParams()
  const district = findDistrict(key)
  const { data: counts } = useQuery({ ...districtOf(key), enabled: district !== null })
  useTitle(district?.[language] ?? key)
  if (!district)
    return (
      <Suspense>
        <NotHere />
      </Suspense>
    )

  const tab = districtTabOf(search.get('tab'))
  return (
    <>
      <ProvinceCard district={district} />
      <DistrictHead district={district} counts={counts}>
        <FollowDistrict district={district} />
      </DistrictHead>
      <LinkTabs
        label={text.parts}
        tabs={districtTabs.map((one) => ({ href: districtHref(key, one), label: text[one] }))}
        current={districtHref(key, tab)}
      />
      {tab === 'posts' ? (
        <Suspense>
          <DistrictPosts districtKey={key} />
        </Suspense>
      ) : (
        <DistrictFound district={district} tab={tab} />
      )}
    </>
  )
}
