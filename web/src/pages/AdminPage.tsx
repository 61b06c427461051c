import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { me } from '#features/core/viewer/me.ts'
import { DeskFrame } from '#features/staff/admin/DeskFrame.tsx'
import { messages } from '#features/staff/admin/messages.ts'
import { type Detailed, isFor, type Section, sectionOf } from '#features/staff/admin/sections.ts'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'

type PanelProps = { isAdmin: boolean; id: string }

function panel(load: () => Promise<ComponentType<PanelProps>>) {
  return lazy(async () => ({ default: await load() }))
}

const NeedsTwoStep = panel(
  async () => (await import('#features/staff/admin/NeedsTwoStep.tsx')).NeedsTwoStep,
)
const NotHere = panel(async () => (await import('#features/search/search/NotHere.tsx')).NotHere)

const panels: Record<Section, ComponentType<PanelProps>> = {
  queue: panel(async () => (await import('#features/staff/cases/Queue.tsx')).Queue),
  grievances: panel(
    async () => (await import('#features/staff/adminGrievances/Grievances.tsx')).Grievances,
  ),
  appeals: panel(async () => (await import('#features/staff/adminAppeals/Appeals.tsx')).Appeals),
  signUps: panel(async () => (await import('#features/staff/adminSignUps/SignUps.tsx')).SignUps),
  members: panel(async () => (await import('#features/staff/adminMembers/Users.tsx')).Users),
  jehubs: panel(async () => (await import('#features/staff/adminHubs/Hubs.tsx')).Hubs),
  content: panel(
    async () => (await import('#features/staff/adminContent/ContentList.tsx')).ContentList,
  ),
  trends: panel(
    async () => (await import('#features/feeds/trendRanks/TrendingHashtags.tsx')).TrendingHashtags,
  ),
  words: panel(async () => (await import('#features/staff/adminWordFilter/Words.tsx')).Words),
  templates: panel(
    async () => (await import('#features/staff/adminTemplates/Templates.tsx')).Templates,
  ),
  blogs: panel(async () => (await import('#features/staff/adminBlogs/AdminBlogs.tsx')).AdminBlogs),
  announcements: panel(
    async () =>
      (await import('#features/staff/adminAnnouncements/Announcements.tsx')).Announcements,
  ),
  switches: panel(async () => (await import('#features/staff/adminFeatureFlags/Flags.tsx')).Flags),
  jobs: panel(async () => (await import('#features/staff/adminJobs/Jobs.tsx')).Jobs),
  audit: panel(async () => (await import('#features/staff/adminAudit/Audit.tsx')).Audit),
  figures: panel(async () => (await import('#features/staff/siteStats/Figures.tsx')).Figures),
  passes: panel(async () => (await import('#features/staff/adminPayments/Passes.tsx')).Passes),
  payouts: panel(async () => (await import('#features/staff/adminPayouts/Payouts.tsx')).Payouts),
  revenue: panel(async () => (await import('#features/staff/adminRevenue/Revenue.tsx')).Revenue),
}

const details: Record<Detailed, ComponentType<PanelProps>> = {
  queue: panels.queue,
  blogs: panels.blogs,
  members: panel(async () => (await import('#features/staff/adminMembers/UserView.tsx')).UserView),
  passes: panel(
    async () => (await import('#features/staff/adminPayments/OrderView.tsx')).OrderView,
  ),
}

/** The admin pages, in a layout of their own. For everybody else they do not exist. */
export function AdminPage() {
  const { section: word, id = '' } = useParams()
  const own = useQuery(me())
  const section = sectionOf(word)
  const Panel = section && panelFor(section, id)
  const user = own.data?.user
  const isAdmin = user?.role === 'admin'

  if (own.isLoading) return <FullScreenLoader />
  if (own.isLoadingError)
    return <FailedState reason={own.error.message} onRetry={() => void own.refetch()} />
  if (!user || user.role === 'member') return <NotHere isAdmin={false} id="" />
  if (user.needsTwoFactor) return <NeedsTwoStep isAdmin={isAdmin} id="" />
  if (!Panel || !isFor(section, isAdmin))
    return (
      <main id="main" tabIndex={-1}>
        <NotHere isAdmin={false} id="" />
      </main>
    )
  // A case is shown beside its table; all else has its own page.
  const isDetail = id !== '' && section !== 'queue'
  return (
    <DeskFrame section={section} user={user} isDetail={isDetail}>
      <Title section={section} />
      <Suspense fallback={<RowsPending rows={4} />}>
        <Panel key={isDetail ? section + id : section} isAdmin={isAdmin} id={id} />
      </Suspense>
    </DeskFrame>
  )
}

function Title({ section }: { section: Section }) {
  const text = useText(messages)
  useTitle(`${text[section]} · ${text.admin}`)
  return null
}

function panelFor(section: Section, id: string): ComponentType<PanelProps> | null {
  if (!id) return panels[section]
  const [, detail] = Object.entries(details).find(([one]) => one === section) ?? []
  return detail ?? null
}
