import { Bell, Check, Ellipsis, LogOut, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { Section } from './Section.tsx'
import styles from './UiPage.module.css'

const feeds = [
  { value: 'latest', label: 'Latest' },
  { value: 'popular', label: 'Popular' },
  { value: 'hubs', label: 'My JeHubs' },
]

const pages = ['Posts', 'Rules', 'Members', 'Replies', 'Clips', 'Saved'].map((label) => ({
  href: `/dev/ui#${label}`,
  label,
}))

export function ButtonSections() {
  const [feed, setFeed] = useState('latest')
  const [isBusy, setIsBusy] = useState(true)

  return (
    <>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button>Post</Button>
          <Button disabled>Post</Button>
          <Button busy={isBusy} busyLabel="Creating Hub..." onClick={() => setIsBusy(true)}>
            Create JeHub
          </Button>
          <IconButton label="Idle again" onClick={() => setIsBusy(false)}>
            <RotateCw />
          </IconButton>
        </div>
        <div className={styles.row}>
          <Button look="quiet">Quiet</Button>
          <Button look="line">Outline</Button>
          <Button look="ghost">Ghost</Button>
          <Button look="ink">Sign Up</Button>
          <Button look="premium">Subscribe</Button>
          <Button look="danger">Delete</Button>
          <Button look="dangerLine">
            <LogOut /> Logout
          </Button>
        </div>
        <div className={styles.row}>
          <Button size="lg">Large 48</Button>
          <Button>Medium 40</Button>
          <Button size="sm">Small 34</Button>
          <LinkButton href="/dev/ui" look="line" size="xs">
            Join
          </LinkButton>
          <Button look="quiet" size="xs">
            <Check /> Joined
          </Button>
          <IconButton label="Notifications" look="filled">
            <Bell />
          </IconButton>
          <IconButton label="More">
            <Ellipsis />
          </IconButton>
        </div>
        <div className={styles.row}>
          <Button size="lg" block>
            Block
          </Button>
        </div>
      </Section>
      <Section title="Tabs hang from the line">
        <div className={styles.wide}>
          <Tabs id="feeds" label="Feeds" tabs={feeds} value={feed} onChange={setFeed} />
        </div>
        <TabPanel tabs="feeds" value={feed}>
          <p className={styles.muted}>The panel of {feed}.</p>
        </TabPanel>
        <div className={styles.wide}>
          <LinkTabs label="Hub" tabs={pages} current="/dev/ui#Rules" />
        </div>
      </Section>
    </>
  )
}
