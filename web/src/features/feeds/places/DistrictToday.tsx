import type { District } from '@jes/contract/core/districts'
import type { DistrictPage } from '@jes/contract/feeds/places'
import { PenLine, TrendingUp } from 'lucide-react'
import { QuietRow } from '#features/feeds/explore/QuietRow.tsx'
import { TrendRow } from '#features/feeds/trendRanks/TrendRow.tsx'
import { PostCard } from '#features/posts/posts/PostCard.tsx'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Block } from '#ui/Block.tsx'
import { useSince } from './api.ts'
import { messages } from './messages.ts'
import { districtHref } from './tabs.ts'

type Props = { district: District; found: DistrictPage }

/** What is talked about, and what rises. */
export function DistrictToday({ district, found }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const { posts } = useSince(found)

  return (
    <>
      <Block title={text.trends(district[language])}>
        {found.trends.length > 0 ? (
          <ol>
            {found.trends.map((trend, index) => (
              <li key={trend.hashtag}>
                <TrendRow trend={trend} rank={index + 1} />
              </li>
            ))}
          </ol>
        ) : (
          <QuietRow icon={<TrendingUp />}>{text.noTrends}</QuietRow>
        )}
      </Block>
      <Block
        title={text.rising}
        more={districtHref(district.key, 'posts')}
        isLined={posts.length > 0}
      >
        {posts.length > 0 ? (
          posts.map((post) => <PostCard key={post._id} post={post} />)
        ) : (
          <QuietRow icon={<PenLine />}>{text.noRising}</QuietRow>
        )}
      </Block>
    </>
  )
}
