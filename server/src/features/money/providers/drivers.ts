import type { Provider } from '@jes/contract/money/premium'
import { type Config, config } from '#lib/config.ts'
import { ownAddress } from '#lib/ownAddress.ts'
import type { Driver } from './driver.ts'
import { esewaDriver } from './esewa.ts'
import { khaltiDriver } from './khalti.ts'
import { PLAY_ESEWA, PLAY_KHALTI, SANDBOX_PATHS } from './playMoney.ts'

const TIMEOUT_MS = 10_000

/** The providers' URLs for real money, and for test keys. */
const REAL = {
  esewaForm: 'https://epay.esewa.com.np/api/epay/main/v2/form',
  esewaStatus: 'https://epay.esewa.com.np/api/epay/transaction/status/',
  khaltiApi: 'https://khalti.com/api/v2/',
  khaltiPay: 'https://pay.khalti.com/',
}
const TRIAL: typeof REAL = {
  esewaForm: 'https://rc-epay.esewa.com.np/api/epay/main/v2/form',
  esewaStatus: 'https://rc.esewa.com.np/api/epay/transaction/status/',
  khaltiApi: 'https://dev.khalti.com/api/v2/',
  khaltiPay: 'https://test-pay.khalti.com/',
}

/** The driver of a provider; null where it is not configured. */
export function driverOf(provider: Provider): Driver | null {
  return provider === 'esewa' ? esewa(config) : khalti(config)
}

export function listDrivers(): Driver[] {
  return [esewa(config), khalti(config)].filter((driver) => driver !== null)
}

/** Never where money is real. */
export function isSandboxOn({ PREMIUM_SANDBOX, isProduction }: Config = config) {
  return PREMIUM_SANDBOX && !isProduction
}

function esewa(settings: Config) {
  const { ESEWA_PRODUCT_CODE: productCode, ESEWA_SECRET: secret } = settings
  if (productCode && secret) {
    const usual = settings.isProduction ? REAL : TRIAL
    const form = settings.ESEWA_FORM_URL ?? usual.esewaForm
    return esewaDriver({
      isSandbox: false,
      productCode,
      secret,
      formUrl: () => form,
      formOrigins: [new URL(form).origin],
      statusUrl: () => settings.ESEWA_STATUS_URL ?? usual.esewaStatus,
      timeoutMs: TIMEOUT_MS,
    })
  }
  if (!isSandboxOn(settings)) return null
  return esewaDriver({
    isSandbox: true,
    ...PLAY_ESEWA,
    formUrl: (siteUrl) => new URL(SANDBOX_PATHS.esewaForm, siteUrl).href,
    formOrigins: [],
    statusUrl: () => ownPath(SANDBOX_PATHS.esewaStatus),
    timeoutMs: TIMEOUT_MS,
  })
}

function khalti(settings: Config) {
  const secret = settings.KHALTI_SECRET
  if (secret) {
    const usual = settings.isProduction ? REAL : TRIAL
    const pay = new URL(settings.KHALTI_PAY_URL ?? usual.khaltiPay).origin
    return khaltiDriver({
      isSandbox: false,
      secret,
      apiUrl: () => (settings.KHALTI_API_URL ?? usual.khaltiApi).replace(/\/*$/, '/'),
      payOrigin: () => pay,
      timeoutMs: TIMEOUT_MS,
    })
  }
  if (!isSandboxOn(settings)) return null
  return khaltiDriver({
    isSandbox: true,
    ...PLAY_KHALTI,
    apiUrl: () => ownPath(SANDBOX_PATHS.khaltiApi),
    payOrigin: (siteUrl) => new URL(siteUrl).origin,
    timeoutMs: TIMEOUT_MS,
  })
}

/** The sandboxes are called like the real providers: over HTTP, at the port of this server. */
function ownPath(path: string) {
  const own = ownAddress()
  return own && own + path
}
