import { BellArt } from '#ui/art/BellArt.tsx'
import { BookmarksArt } from '#ui/art/BookmarksArt.tsx'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { LockArt } from '#ui/art/LockArt.tsx'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Weave } from '#ui/Weave.tsx'
import { Section } from './Section.tsx'
import styles from './UiPage.module.css'

const pictures = { BellArt, ClipsArt, HubsArt, LockArt, MountainArt, PostsArt, SearchArt }
const hubs = ['a', 'b', 'c', 'd', 'e']

export function ArtSections() {
  return (
    <>
      <Section title="Empty state">
        <EmptyState
          art={<BookmarksArt />}
          title="Nothing saved yet"
          action={<Button>Find something good</Button>}
          echo="मन परेको पोस्ट सेभ गर्नुहोस्, यहीँ भेटिन्छ।"
        >
          Tap the bookmark on any post and it will wait for you here.
        </EmptyState>
      </Section>
      {Object.entries(pictures).map(([name, Picture]) => (
        <Section key={name} title={name}>
          <EmptyState art={<Picture />} title="No notifications yet" heading="h3">
            When you get notifications, they'll show up here
          </EmptyState>
        </Section>
      ))}
      <Section title="Dhaka weave">
        <div className={styles.stack}>
          {hubs.map((hub) => (
            <div key={hub} className={styles.weave}>
              <Weave id={hub} />
            </div>
          ))}
          <div className={styles.night}>
            <div>
              <Weave cell={46 / 13} upright />
            </div>
            <b>Subscribe to Premium</b>
            <p>Unlock new features and, if eligible, receive a share of revenue.</p>
            <Button look="premium" size="sm">
              Subscribe
            </Button>
          </div>
        </div>
      </Section>
    </>
  )
}
