import * as auth from '@jes/contract/accounts/auth'
import * as invitations from '@jes/contract/accounts/invitations'
import * as loginEvent from '@jes/contract/accounts/loginEvent'
import * as oidc from '@jes/contract/accounts/oidc'
import * as passkeys from '@jes/contract/accounts/passkeys'
import * as passwordCheck from '@jes/contract/accounts/passwordCheck'
import * as phone from '@jes/contract/accounts/phone'
import * as signUps from '@jes/contract/accounts/signUps'
import * as stepUp from '@jes/contract/accounts/stepUp'
import * as switcher from '@jes/contract/accounts/switcher'
import * as twoFactor from '@jes/contract/accounts/twoFactor'
import * as usernameCheck from '@jes/contract/accounts/usernameCheck'
import * as clips from '@jes/contract/clips/clips'
import * as comments from '@jes/contract/comments/comments'
import * as commentTranslation from '@jes/contract/comments/commentTranslation'
import * as savedComments from '@jes/contract/comments/savedComments'
import * as entitlements from '@jes/contract/core/entitlements'
import * as hubRef from '@jes/contract/core/hubRef'
import * as jobs from '@jes/contract/core/jobs'
import * as pictures from '@jes/contract/core/pictures'
import * as reports from '@jes/contract/core/reports'
import * as settings from '@jes/contract/core/settings'
import * as users from '@jes/contract/core/users'
import * as explore from '@jes/contract/feeds/explore'
import * as feeds from '@jes/contract/feeds/feeds'
import * as hashtagFollows from '@jes/contract/feeds/hashtagFollows'
import * as learning from '@jes/contract/feeds/learning'
import * as peopleLists from '@jes/contract/feeds/peopleLists'
import * as places from '@jes/contract/feeds/places'
import * as ranking from '@jes/contract/feeds/ranking'
import * as trending from '@jes/contract/feeds/trending'
import * as automod from '@jes/contract/hubs/automod'
import * as hubs from '@jes/contract/hubs/hubs'
import * as memberships from '@jes/contract/hubs/memberships'
import * as moderation from '@jes/contract/hubs/moderation'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import * as errors from '@jes/contract/lib/errors'
import * as page from '@jes/contract/lib/page'
import * as text from '@jes/contract/lib/text'
import * as live from '@jes/contract/live/live'
import * as groups from '@jes/contract/messages/groups'
import * as messageReports from '@jes/contract/messages/messageReports'
import * as messageSearch from '@jes/contract/messages/messageSearch'
import * as messages from '@jes/contract/messages/messages'
import * as strangerFacts from '@jes/contract/messages/strangerFacts'
import * as talks from '@jes/contract/messages/talks'
import * as earnings from '@jes/contract/money/earnings'
import * as premium from '@jes/contract/money/premium'
import * as notifications from '@jes/contract/notifications/notifications'
import * as push from '@jes/contract/notifications/push'
import * as bells from '@jes/contract/people/bells'
import * as followRequests from '@jes/contract/people/followRequests'
import * as provenLinks from '@jes/contract/people/provenLinks'
import * as relations from '@jes/contract/people/relations'
import * as thanks from '@jes/contract/people/thanks'
import * as analytics from '@jes/contract/posts/analytics'
import * as audience from '@jes/contract/posts/audience'
import * as bookmarks from '@jes/contract/posts/bookmarks'
import * as drafts from '@jes/contract/posts/drafts'
import * as hiding from '@jes/contract/posts/hiding'
import * as impressions from '@jes/contract/posts/impressions'
import * as posts from '@jes/contract/posts/posts'
import * as postTranslation from '@jes/contract/posts/postTranslation'
import * as reposts from '@jes/contract/posts/reposts'
import * as schedule from '@jes/contract/posts/schedule'
import * as votes from '@jes/contract/posts/votes'
import * as dataExport from '@jes/contract/privacy/dataExport'
import * as search from '@jes/contract/search/search'
import * as announcements from '@jes/contract/site/announcements'
import * as blogs from '@jes/contract/site/blogs'
import * as crashes from '@jes/contract/site/crashes'
import * as embeds from '@jes/contract/site/embeds'
import * as health from '@jes/contract/site/health'
import * as adminMembers from '@jes/contract/staff/adminMembers'
import * as adminPayments from '@jes/contract/staff/adminPayments'
import * as cases from '@jes/contract/staff/cases'
import * as grievances from '@jes/contract/staff/grievances'
import * as siteStats from '@jes/contract/staff/siteStats'
import * as firstSteps from '@jes/contract/welcome/firstSteps'
import * as firstWeek from '@jes/contract/welcome/firstWeek'

/** The files of the contract by wing. A wing is a tag of the document. */
export const WINGS: Record<string, { description: string; files: object[] }> = {
  accounts: {
    description: 'Signing up, logging in, sessions, and the second step.',
    files: [
      auth,
      invitations,
      loginEvent,
      oidc,
      passkeys,
      passwordCheck,
      phone,
      signUps,
      stepUp,
      switcher,
      twoFactor,
      usernameCheck,
    ],
  },
  people: {
    description: 'Who follows, mutes and blocks whom, and whose sites are proven.',
    files: [bells, followRequests, provenLinks, relations, thanks],
  },
  posts: {
    description: 'Writing, voting, saving, drafts and what is posted later.',
    files: [
      analytics,
      audience,
      bookmarks,
      drafts,
      hiding,
      impressions,
      posts,
      reposts,
      schedule,
      votes,
      postTranslation,
    ],
  },
  comments: {
    description: 'What is said under a post.',
    files: [commentTranslation, comments, savedComments],
  },
  feeds: {
    description: 'What is shown to whom: feeds, lists, trends and suggestions.',
    files: [explore, feeds, hashtagFollows, learning, peopleLists, places, ranking, trending],
  },
  hubs: {
    description: 'Communities, their members, teams and rules.',
    files: [automod, hubs, memberships, moderation],
  },
  clips: {
    description: 'Short vertical videos, their upload and their figures.',
    files: [clips],
  },
  search: {
    description: 'Search in both scripts.',
    files: [search],
  },
  welcome: {
    description: 'The first steps of a new member, and the first week.',
    files: [firstSteps, firstWeek],
  },
  notifications: {
    description: 'What somebody is told, on the page and by push.',
    files: [notifications, push],
  },
  messages: {
    description: 'What two people write to each other, and nobody else reads.',
    files: [messages, talks, groups, messageReports, messageSearch, strangerFacts],
  },
  money: {
    description: 'Passes, payments, earnings and payouts.',
    files: [earnings, premium],
  },
  staff: {
    description: 'The desk of the staff: cases, members, payments.',
    files: [adminMembers, adminPayments, cases, grievances, siteStats],
  },
  site: {
    description: 'Announcements, articles and the health of the server.',
    files: [announcements, blogs, crashes, embeds, health],
  },
  privacy: {
    description: "Taking one's data and leaving.",
    files: [dataExport],
  },
  core: {
    description: 'What all parts need: members, settings, pictures and reports.',
    files: [entitlements, hubRef, jobs, pictures, reports, settings, users],
  },
}

/** Shapes that all wings use. */
export const COMMON: object[] = [errors, live, page, text]

/** Every endpoint of the contract, with its name there. */
export const ENDPOINTS = Object.entries(WINGS).flatMap(([wing, { files }]) =>
  files
    .flatMap((file) => Object.entries(file))
    .filter(([api]) => api.endsWith('Api'))
    .flatMap(([api, endpoints]) =>
      Object.entries(endpoints as Record<string, AnyEndpoint>).map(([key, endpoint]) => ({
        wing,
        api,
        key,
        endpoint,
      })),
    ),
)
