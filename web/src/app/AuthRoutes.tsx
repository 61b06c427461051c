import { type RoutePath, Routes } from '#lib/router.tsx'
import * as pages from './authPages.ts'

/** Reached from mails and after the sign-up, and not in the first file: each name of a page weighs on every first visit. */
const routes: RoutePath[] = [
  { path: '/forgot-password', element: <pages.ForgotPasswordPage /> },
  { path: '/lost-phone', element: <pages.LostPhonePage /> },
  { path: '/reset-password', element: <pages.ResetPasswordPage /> },
  { path: '/verify-email', element: <pages.VerifyEmailPage /> },
  { path: '/confirm-email', element: <pages.ConfirmEmailPage /> },
  { path: '/welcome', element: <pages.WelcomePage /> },
  { path: '/login/:provider', element: <pages.ProviderPage /> },
  { path: '/two-step/stop', element: <pages.TwoStepRecoveryPage /> },
  { path: '/two-step/finish', element: <pages.TwoStepRecoveryPage /> },
]

export function AuthRoutes() {
  return <Routes routes={routes} />
}
