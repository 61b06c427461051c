import { page } from './page.ts'

export const DataUsePage = page('DataUsePage', () => import('#pages/DataUsePage.tsx'))
export const DistrictPage = page('DistrictPage', () => import('#pages/DistrictPage.tsx'))
export const DistrictsPage = page('DistrictsPage', () => import('#pages/DistrictsPage.tsx'))
export const FollowRequestsPage = page(
  'FollowRequestsPage',
  () => import('#pages/FollowRequestsPage.tsx'),
)
export const JoinGroupPage = page('JoinGroupPage', () => import('#pages/JoinGroupPage.tsx'))
export const KeptPage = page('KeptPage', () => import('#pages/KeptPage.tsx'))
export const ListPage = page('ListPage', () => import('#pages/ListPage.tsx'))
export const ListsPage = page('ListsPage', () => import('#pages/ListsPage.tsx'))
export const MessagesPage = page('MessagesPage', () => import('#pages/MessagesPage.tsx'))
export const OutboxPage = page('OutboxPage', () => import('#pages/OutboxPage.tsx'))
export const ReportsPage = page('ReportsPage', () => import('#pages/ReportsPage.tsx'))
export const TrendingPage = page('TrendingPage', () => import('#pages/TrendingPage.tsx'))
export const VotesPage = page('VotesPage', () => import('#pages/VotesPage.tsx'))
export const NotFoundPage = page('NotFoundPage', () => import('#pages/NotFoundPage.tsx'))
