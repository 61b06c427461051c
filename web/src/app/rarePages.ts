import { page } from './page.ts'

export const AboutPage = page('AboutPage', () => import('#pages/AboutPage.tsx'))
export const AdminPage = page('AdminPage', () => import('#pages/AdminPage.tsx'))
export const AnalyticsPage = page('AnalyticsPage', () => import('#pages/AnalyticsPage.tsx'))
export const AppealPage = page('AppealPage', () => import('#pages/AppealPage.tsx'))
export const BlogPage = page('BlogPage', () => import('#pages/BlogPage.tsx'))
export const BlogsPage = page('BlogsPage', () => import('#pages/BlogsPage.tsx'))
export const ClipStatsPage = page('ClipStatsPage', () => import('#pages/ClipStatsPage.tsx'))
export const EarningsPage = page('EarningsPage', () => import('#pages/EarningsPage.tsx'))
export const GrievancePage = page('GrievancePage', () => import('#pages/GrievancePage.tsx'))
export const HelpArticlePage = page('HelpArticlePage', () => import('#pages/HelpArticlePage.tsx'))
export const HelpPage = page('HelpPage', () => import('#pages/HelpPage.tsx'))
export const HubModeratePage = page('HubModeratePage', () => import('#pages/HubModeratePage.tsx'))
export const NotFoundPage = page('NotFoundPage', () => import('#pages/NotFoundPage.tsx'))
export const OrderPage = page('OrderPage', () => import('#pages/OrderPage.tsx'))
export const OrdersPage = page('OrdersPage', () => import('#pages/OrdersPage.tsx'))
export const PremiumPage = page('PremiumPage', () => import('#pages/PremiumPage.tsx'))
export const PrivacyPolicyPage = page(
  'PrivacyPolicyPage',
  () => import('#pages/PrivacyPolicyPage.tsx'),
)
export const RevenuePage = page('RevenuePage', () => import('#pages/RevenuePage.tsx'))
export const RulesPage = page('RulesPage', () => import('#pages/RulesPage.tsx'))
export const StatementPage = page('StatementPage', () => import('#pages/StatementPage.tsx'))
export const TermsPage = page('TermsPage', () => import('#pages/TermsPage.tsx'))
