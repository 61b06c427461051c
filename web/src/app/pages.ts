import { page } from './page.ts'

export const AddClipPage = page('AddClipPage', () => import('#pages/AddClipPage.tsx'))
export const AddPostPage = page('AddPostPage', () => import('#pages/AddPostPage.tsx'))
export const BookmarksPage = page('BookmarksPage', () => import('#pages/BookmarksPage.tsx'))
export const ClipsPage = page('ClipsPage', () => import('#pages/ClipsPage.tsx'))
export const EditPostPage = page('EditPostPage', () => import('#pages/EditPostPage.tsx'))
export const ExplorePage = page('ExplorePage', () => import('#pages/ExplorePage.tsx'))
export const HomePage = page('HomePage', () => import('#pages/HomePage.tsx'))
export const HubPage = page('HubPage', () => import('#pages/HubPage.tsx'))
export const HubsPage = page('HubsPage', () => import('#pages/HubsPage.tsx'))
export const LoginPage = page('LoginPage', () => import('#pages/LoginPage.tsx'))
export const NotificationsPage = page(
  'NotificationsPage',
  () => import('#pages/NotificationsPage.tsx'),
)
export const PostPage = page('PostPage', () => import('#pages/PostPage.tsx'))
export const ProfilePage = page('ProfilePage', () => import('#pages/ProfilePage.tsx'))
export const RegisterPage = page('RegisterPage', () => import('#pages/RegisterPage.tsx'))
export const SearchPage = page('SearchPage', () => import('#pages/SearchPage.tsx'))
export const SettingPage = page('SettingPage', () => import('#pages/SettingPage.tsx'))

/** Pages without the main layout that are reached from mails. */
export const AuthRoutes = page('AuthRoutes', () => import('./AuthRoutes.tsx'))

/** Rare pages and the page for unknown paths: their routes come with the first of them. */
export const EverydayRoutes = page('EverydayRoutes', () => import('./EverydayRoutes.tsx'))
export const RareRoutes = page('RareRoutes', () => import('./RareRoutes.tsx'))

/** The ui kit on one page; the production build does not contain it. */
export const UiPage = import.meta.env.DEV
  ? page('UiPage', () => import('#pages/dev/UiPage.tsx'))
  : null
