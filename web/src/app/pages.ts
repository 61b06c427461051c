import { type ComponentType, lazy } from 'react'

/** Each page is a file of its own that is fetched when somebody goes there. */
function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }))
}

export const AboutPage = page('AboutPage', () => import('#pages/AboutPage.tsx'))
export const AddClipPage = page('AddClipPage', () => import('#pages/AddClipPage.tsx'))
export const AddPostPage = page('AddPostPage', () => import('#pages/AddPostPage.tsx'))
export const AppealPage = page('AppealPage', () => import('#pages/AppealPage.tsx'))
export const BlogPage = page('BlogPage', () => import('#pages/BlogPage.tsx'))
export const BlogsPage = page('BlogsPage', () => import('#pages/BlogsPage.tsx'))
export const BookmarksPage = page('BookmarksPage', () => import('#pages/BookmarksPage.tsx'))
export const ClipStatsPage = page('ClipStatsPage', () => import('#pages/ClipStatsPage.tsx'))
export const ClipsPage = page('ClipsPage', () => import('#pages/ClipsPage.tsx'))
export const EditPostPage = page('EditPostPage', () => import('#pages/EditPostPage.tsx'))
export const ExplorePage = page('ExplorePage', () => import('#pages/ExplorePage.tsx'))
export const ForgotPasswordPage = page(
  'ForgotPasswordPage',
  () => import('#pages/ForgotPasswordPage.tsx'),
)
export const HelpPage = page('HelpPage', () => import('#pages/HelpPage.tsx'))
export const HomePage = page('HomePage', () => import('#pages/HomePage.tsx'))
export const HubModeratePage = page('HubModeratePage', () => import('#pages/HubModeratePage.tsx'))
export const HubPage = page('HubPage', () => import('#pages/HubPage.tsx'))
export const HubsPage = page('HubsPage', () => import('#pages/HubsPage.tsx'))
export const LoginPage = page('LoginPage', () => import('#pages/LoginPage.tsx'))
export const NotFoundPage = page('NotFoundPage', () => import('#pages/NotFoundPage.tsx'))
export const NotificationsPage = page(
  'NotificationsPage',
  () => import('#pages/NotificationsPage.tsx'),
)
export const PostPage = page('PostPage', () => import('#pages/PostPage.tsx'))
export const PremiumPage = page('PremiumPage', () => import('#pages/PremiumPage.tsx'))
export const PrivacyPolicyPage = page(
  'PrivacyPolicyPage',
  () => import('#pages/PrivacyPolicyPage.tsx'),
)
export const ProfilePage = page('ProfilePage', () => import('#pages/ProfilePage.tsx'))
export const RegisterPage = page('RegisterPage', () => import('#pages/RegisterPage.tsx'))
export const ReportsPage = page('ReportsPage', () => import('#pages/ReportsPage.tsx'))
export const ResetPasswordPage = page(
  'ResetPasswordPage',
  () => import('#pages/ResetPasswordPage.tsx'),
)
export const SearchPage = page('SearchPage', () => import('#pages/SearchPage.tsx'))
export const SettingPage = page('SettingPage', () => import('#pages/SettingPage.tsx'))
export const TermsPage = page('TermsPage', () => import('#pages/TermsPage.tsx'))
export const TrendingPage = page('TrendingPage', () => import('#pages/TrendingPage.tsx'))
export const VerifyEmailPage = page('VerifyEmailPage', () => import('#pages/VerifyEmailPage.tsx'))

/** The ui kit on one page; the production build does not contain it. */
export const UiPage = import.meta.env.DEV
  ? page('UiPage', () => import('#pages/dev/UiPage.tsx'))
  : null
