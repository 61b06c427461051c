import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { AdminNav } from '#features/admin/AdminNav.tsx'
import { messages } from '#features/admin/messages.ts'
import {
  type Detailed,
  isFor,
  type Section,
  sectionOf,
  sectionPath,
} from '#features/admin/sections.ts'
import { me } from '#features/auth/me.ts'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'

type PanelProps = { isAdmin: boolean; id: string }

function panel(load: () => Promise<ComponentType<PanelProps>>) {
  return lazy(async () => ({ default: await load() }))
}

const NeedsTwoStep = panel(
  async () => (await import('#features/admin/NeedsTwoStep.tsx')).NeedsTwoStep,
)
const NotHere = panel(async () => (await import('#features/search/NotHere.tsx')).NotHere)

const panels: Record<Section, ComponentType<PanelProps>> = {
  queue: panel(async () => (await import('#features/adminCases/CaseList.tsx')).CaseList),
  grievances: panel(
    async () => (await import('#features/adminGrievances/Grievances.tsx')).Grievances,
  ),
  appeals: panel(async () => (await import('#features/adminAppeals/Appeals.tsx')).Appeals),
  members: panel(async () => (await import('#features/adminUsers/Users.tsx')).Users),
  jehubs: panel(async () => (await import('#features/adminHubs/Hubs.tsx')).Hubs),
  content: panel(async () => (await import('#features/adminContent/ContentList.tsx')).ContentList),
  trends: panel(
    async () => (await import('#features/trendRanks/TrendingHashtags.tsx')).TrendingHashtags,
  ),
  words: panel(async () => (await import('#features/adminWords/Words.tsx')).Words),
  templates: panel(async () => (await import('#features/adminTemplates/Templates.tsx')).Templates),
  blogs: panel(async () => (await import('#features/adminBlogs/AdminBlogs.tsx')).AdminBlogs),
  announcements: panel(
    async () => (await import('#features/adminAnnouncements/Announcements.tsx')).Announcements,
  ),
  switches: panel(async () => (await import('#features/adminFlags/Flags.tsx')).Flags),
  jobs: panel(async () => (await import('#features/adminJobs/Jobs.tsx')).Jobs),
  audit: panel(async () => (await import('#features/adminAudit/Audit.tsx')).Audit),
  figures: panel(async () => (await import('#features/adminFigures/Figures.tsx')).Figures),
  passes: panel(async () => (await import('#features/adminOrders/Passes.tsx')).Passes),
  payouts: panel(async () => (await import('#features/adminPayouts/Payouts.tsx')).Payouts),
  revenue: panel(async () => (await import('#features/adminRevenue/Revenue.tsx')).Revenue),
}

const details: Record<Detailed, ComponentType<PanelProps>> = {
  queue: panel(async () => (await import('#features/adminCase/CaseView.tsx')).CaseView),
  blogs: panels.blogs,
  members: panel(async () => (await import('#features/adminUser/UserView.tsx')).UserView),
  passes: panel(async () => (await import('#features/adminOrders/OrderView.tsx')).OrderView),
}

/** The desk of the staff. To everybody else there is no such page. */
export function AdminPage() {
  const { section: word, id = '' } = useParams()
  const isMember = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  const section = sectionOf(word)
  const Panel = section && panelFor(section, id)

  const role = own.data?.user.role
  const isAdmin = role === 'admin'

  if (!isMember || !Panel || role === 'member' || (role && !isFor(section, isAdmin)))
    return (
      <Suspense>
        <NotHere isAdmin={false} id="" />
      </Suspense>
    )
  if (own.isPending) return <RowsPending rows={4} />
  if (own.isLoadingError)
    return <FailedState reason={own.error.message} onRetry={() => void own.refetch()} />
  if (own.data.user.needsTwoFactor)
    return (
      <Suspense>
        <NeedsTwoStep isAdmin={isAdmin} id="" />
      </Suspense>
    )
  return (
    <Frame section={section} isAdmin={isAdmin} isDetail={id !== ''}>
      <Panel key={section + id} isAdmin={isAdmin} id={id} />
    </Frame>
  )
}

function panelFor(section: Section, id: string): ComponentType<PanelProps> | null {
  if (!id) return panels[section]
  const [, detail] = Object.entries(details).find(([one]) => one === section) ?? []
  return detail ?? null
}

type FrameProps = { section: Section; isAdmin: boolean; isDetail: boolean; children: ReactNode }

function Frame({ section, isAdmin, isDetail, children }: FrameProps) {
  const text = useText(messages)
  useTitle(`${text[section]} · ${text.admin}`)

  return (
    <>
      <PageHeader title={text[section]} {...(isDetail && { back: sectionPath(section) })} />
      <AdminNav section={section} isAdmin={isAdmin} />
      <Suspense fallback={<RowsPending rows={4} />}>{children}</Suspense>
    </>
  )
}
