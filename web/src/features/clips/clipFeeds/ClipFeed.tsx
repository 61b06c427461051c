import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { TalkPlace } from '#features/clips/clipComments/TalkPlace.tsx'
import { togglePlay, toggleSound } from '#features/clips/clipPlayer/player.ts'
import { ClipRail } from '#features/clips/clipRail/ClipRail.tsx'
import { clipsIn, clipsOf, type Visit } from '#features/clips/clips/api.ts'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { usePageCard } from '#lib/pageCard.ts'
import { usePlace } from '#lib/router.tsx'
import { useMedia } from '#lib/useMedia.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './ClipFeed.module.css'
import { ClipSlide } from './ClipSlide.tsx'
import { ClipSteps } from './ClipSteps.tsx'
import { ClipTabs } from './ClipTabs.tsx'
import { EndSlide } from './EndSlide.tsx'
import { endOf } from './endOf.ts'
import { messages } from './messages.ts'
import { StageButtons } from './StageButtons.tsx'
import { useAddress } from './useAddress.ts'
import { useFocusAlong } from './useFocusAlong.ts'
import { useHiding } from './useHiding.ts'
import { useKeys } from './useKeys.ts'
import { useMore } from './useMore.ts'
import { useScroller } from './useScroller.ts'
import { useStagePage } from './useStagePage.ts'
import { useWheel } from './useWheel.ts'

const NEAR = 1

type Props = {
  visit: Visit
  /** Where Back returns to. */
  clip: string | null
}

/** One clip on the screen at a time, and the way from each to the next. */
export function ClipFeed({ visit, clip }: Props) {
  const text = useText(messages)
  const viewer = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const isOverlaid = useMedia('(width < 48rem), (height < 34rem)')
  const card = usePageCard()
  const isCut = useLine(({ line }) => line === 'cut')
  const list = useInfiniteQuery(clipsOf(visit))
  const { hidden, hide } = useHiding()
  const clips = clipsIn(list.data).filter(({ _id }) => !hidden.has(_id))
  const first = Math.max(0, clip ? clips.findIndex(({ _id }) => _id === clip) : 0)
  const { current, go, step } = useScroller(scroller, { slides: clips.length + 1, first })
  const place = usePlace()
  const [talk, setTalk] = useState<'unopened' | 'open' | 'closed'>(() =>
    /[?&]comments?\b|#comments/.test(place.search + place.hash) ? 'open' : 'unopened',
  )
  const post = clips[current]
  useStagePage()
  useAddress(visit, post)
  useMore(list, clips, current)
  useWheel(viewer, step)
  useKeys({
    onStep: step,
    onToggle: () => post && togglePlay(post._id),
    onSound: toggleSound,
  })
  useFocusAlong(scroller, post?._id)

  function handleComments() {
    if (card) document.getElementById('comments')?.focus()
    else setTalk('open')
  }

  return (
    <>
      <VisuallyHidden as="h1">{text.clips}</VisuallyHidden>
      <div ref={viewer} className={styles.viewer}>
        <div className={styles.frame}>
          <div className={styles.top}>
            <ClipTabs current={visit.feed} />
            {post && <StageButtons post={post} />}
          </div>
          <div ref={scroller} className={styles.scroller}>
            {clips.map((one, index) => (
              <ClipSlide
                key={one._id}
                post={one}
                isCurrent={index === current}
                isNear={Math.abs(index - current) <= NEAR}
                hasRail={isOverlaid}
                onComments={handleComments}
                onHide={hide}
              />
            ))}
            {/* A new element each time: the browser would scroll with the old one as clips are inserted before it. */}
            <div
              key={clips.length}
              className={styles.slide}
              inert={post !== undefined}
              aria-hidden={post !== undefined}
            >
              <EndSlide
                isNear={current >= clips.length - 1}
                {...endOf(list, visit.feed, clips.length, isCut)}
                onRetry={() => void (clips.length > 0 ? list.fetchNextPage() : list.refetch())}
                onTop={() => go(0)}
              />
            </div>
          </div>
        </div>
        {!isOverlaid && (
          <div className={styles.side}>
            {post && (
              <ClipRail post={post} onComments={handleComments} onHide={() => hide(post._id)} />
            )}
            <ClipSteps onStep={step} isFirst={current === 0} isLast={current >= clips.length} />
          </div>
        )}
      </div>
      {post && <TalkPlace post={post} talk={talk} onClose={() => setTalk('closed')} />}
    </>
  )
}
