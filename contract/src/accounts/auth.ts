import { OwnPremium } from '@jes/contract/core/entitlements'
import { Settings } from '@jes/contract/core/settings'
import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { cleanText, Id, Moment } from '@jes/contract/lib/text'
import {
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  usernamePattern,
} from '@jes/contract/lib/username'
import * as z from 'zod/mini'
import { LoginEvent } from './loginEvent.ts'
import { newcomerFields } from './newcomer.ts'
import { Session } from './session.ts'
import {
  Code,
  GivenPassword,
  PASSWORD_MAX_LENGTH,
  Remember,
  StepUp,
  stepUpFields,
  Token,
} from './stepUp.ts'

export const PASSWORD_MIN_LENGTH = 8

const USERNAME_LENGTH = because('accounts.username_length', {
  min: USERNAME_MIN_LENGTH,
  max: USERNAME_MAX_LENGTH,
})

export const Username = z
  .string(USERNAME_LENGTH)
  .check(
    z.overwrite(cleanText),
    z.toLowerCase(),
    z.minLength(USERNAME_MIN_LENGTH, USERNAME_LENGTH),
    z.maxLength(USERNAME_MAX_LENGTH, USERNAME_LENGTH),
    z.regex(usernamePattern, because('accounts.username_letters')),
  )

const NOT_AN_EMAIL = because('accounts.email_invalid')

export const Email = z
  .string(NOT_AN_EMAIL)
  .check(
    z.overwrite(cleanText),
    z.toLowerCase(),
    z.maxLength(254, NOT_AN_EMAIL),
    z.regex(z.regexes.email, NOT_AN_EMAIL),
  )

const PASSWORD_LONG = because('accounts.password_long', { max: PASSWORD_MAX_LENGTH })
const PASSWORD_SHORT = because('accounts.password_short', { min: PASSWORD_MIN_LENGTH })

/** Used byte for byte: no trimming, no composition rules. */
export const Password = z
  .string(PASSWORD_SHORT)
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_SHORT),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_LONG),
  )

export const NewAccount = z.object({
  username: Username,
  email: Email,
  password: Password,
  ...newcomerFields,
})
export type NewAccount = z.infer<typeof NewAccount>

const LOGIN_MISSING = because('accounts.login_missing')

export const Credentials = z.object({
  login: z
    .string(LOGIN_MISSING)
    .check(
      z.overwrite(cleanText),
      z.toLowerCase(),
      z.minLength(1, LOGIN_MISSING),
      z.maxLength(254, LOGIN_MISSING),
    ),
  password: GivenPassword,
  code: z.optional(Code),
  remember: Remember,
})
export type Credentials = z.infer<typeof Credentials>

export const ForgottenPassword = z.object({ email: Email })
export const NewPassword = z.object({ token: Token, password: Password })
const { password: currentPassword, ...otherProofs } = stepUpFields
export const PasswordChange = z.object({ currentPassword, newPassword: Password, ...otherProofs })
export type PasswordChange = z.infer<typeof PasswordChange>

/** By the link in the mail, or by the six digits beside it: one of the two. */
export const EmailProof = z
  .object({ token: z.optional(Token), code: z.optional(Code) })
  .check(z.refine(({ token, code }) => !token !== !code, because('accounts.link_invalid')))
export type EmailProof = z.infer<typeof EmailProof>

export const UsernameChange = z.object({ username: Username, ...stepUpFields })
export type UsernameChange = z.infer<typeof UsernameChange>
export const EmailChange = z.object({ email: Email, ...stepUpFields })
export type EmailChange = z.infer<typeof EmailChange>

export const OwnUser = z.extend(UserSummary, {
  /** Null in an account that was made by number. */
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** My number, without its middle. */
  phone: z.nullable(z.string()),
  /** My address or my number is verified, so I may post. */
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  role: z.enum(['member', 'moderator', 'admin']),
  premium: OwnPremium,
  twoFactor: z.boolean(),
  hasPasskey: z.boolean(),
  /** I have a staff role, which does not count until two-step log-in is on. */
  needsTwoFactor: z.boolean(),
  settings: Settings,
  isPrivate: z.boolean(),
  joinedAt: Moment,
  /** A new address that waits for its link to be opened. */
  newEmail: z.nullable(z.string()),
  /** When my username may change again; null is now. */
  usernameFrom: z.nullable(Moment),
  /** When my account ends, if I requested that. */
  leavesAt: z.nullable(Moment),
  /** The rules have changed since I accepted them. */
  hasNewRules: z.boolean(),
  /** A new member has not seen them, or left in the middle. */
  firstSteps: z.enum(['unseen', 'begun', 'done']),
})
export type OwnUser = z.infer<typeof OwnUser>

export const SignedIn = z.object({ user: OwnUser, token: z.string() })
const Me = z.object({ user: OwnUser })
const Said = z.object({ message: z.string() })

export const authApi = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Make an account and sign in',
    access: 'public',
    body: NewAccount,
    response: SignedIn,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    inMaintenance: true,
    refuses: [401],
    summary: 'Sign in by username or email',
    access: 'public',
    body: Credentials,
    response: SignedIn,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    inMaintenance: true,
    refuses: [401],
    summary: 'A new token, for the refresh cookie',
    access: 'public',
    /** Whose: a browser may hold the cookies of several accounts. */
    body: z.optional(z.object({ account: z.optional(Id) })),
    response: z.object({ token: z.string() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    inMaintenance: true,
    summary: 'End this session, or all of them',
    body: z.optional(z.object({ all: z.optional(z.boolean(because('value.choice'))) })),
    response: Said,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'My own account',
    response: Me,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a link to choose a new password',
    access: 'public',
    body: ForgottenPassword,
    response: Said,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password by the link; ends all sessions',
    access: 'public',
    body: NewPassword,
    response: Said,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    refuses: [401],
    summary: 'Prove that my email is mine, by link or by code',
    access: 'public',
    body: EmailProof,
    response: Me,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Send the verification mail again',
    response: Said,
  }),
  changePassword: endpoint({
    method: 'PATCH',
    path: '/api/auth/password',
    summary: 'Change my password; ends my other sessions',
    stepUp: 'currentPassword',
    body: PasswordChange,
    response: Said,
  }),
  changeUsername: endpoint({
    method: 'PATCH',
    path: '/api/auth/username',
    summary: 'Change my username, once in 30 days; the old one leads to me for 90 days',
    stepUp: 'password',
    body: UsernameChange,
    response: Me,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email',
    summary: 'Ask for a new email address: a link goes there, a notice to the old one',
    stepUp: 'password',
    body: EmailChange,
    response: Said,
  }),
  dropEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/auth/email',
    summary: 'Keep the address that I have',
    response: Me,
  }),
  removeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email/remove',
    summary: 'Remove my email address, unless it is the last way in',
    stepUp: 'password',
    body: StepUp,
    response: Me,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email/confirm',
    summary: 'The new address is mine, by the link that was sent there',
    access: 'public',
    body: z.object({ token: Token }),
    response: Said,
  }),
  acceptRules: endpoint({
    method: 'POST',
    path: '/api/auth/accept-rules',
    summary: 'I accept the rules and terms as they read now',
    response: Me,
  }),
  logins: endpoint({
    method: 'GET',
    path: '/api/auth/logins',
    summary: 'What touched my account in the last 90 days, latest first',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({ events: z.array(LoginEvent), nextCursor: z.nullable(z.string()) }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'The devices where I am signed in',
    response: z.object({ sessions: z.array(Session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Sign one device out',
    params: z.object({ id: Id }),
    response: Said,
  }),
}
