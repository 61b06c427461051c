import { page } from './page.ts'

export const ConfirmEmailPage = page(
  'ConfirmEmailPage',
  () => import('#pages/ConfirmEmailPage.tsx'),
)
export const ForgotPasswordPage = page(
  'ForgotPasswordPage',
  () => import('#pages/ForgotPasswordPage.tsx'),
)
export const ProviderPage = page('ProviderPage', () => import('#pages/ProviderPage.tsx'))
export const LostPhonePage = page('LostPhonePage', () => import('#pages/LostPhonePage.tsx'))
export const ResetPasswordPage = page(
  'ResetPasswordPage',
  () => import('#pages/ResetPasswordPage.tsx'),
)
export const TwoStepRecoveryPage = page(
  'TwoStepRecoveryPage',
  () => import('#pages/TwoStepRecoveryPage.tsx'),
)
export const VerifyEmailPage = page('VerifyEmailPage', () => import('#pages/VerifyEmailPage.tsx'))
export const WelcomePage = page('WelcomePage', () => import('#pages/WelcomePage.tsx'))
