/** The keys of the sandboxes, which eSewa and Khalti publish for tests. They are worth nothing. */
export const PLAY_ESEWA = { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' }
export const PLAY_KHALTI = { secret: '05bf95cc57244045b8df5fad06748dab' }

/** The paths of the sandboxes on this server. */
export const SANDBOX_PATHS = {
  all: '/sandbox',
  esewaForm: '/sandbox/esewa/api/epay/main/v2/form',
  esewaStatus: '/sandbox/esewa/api/epay/transaction/status/',
  khaltiApi: '/sandbox/khalti/api/v2/',
}
