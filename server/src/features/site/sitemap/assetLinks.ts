import { config } from '#lib/config.ts'

/** Says to Android that its package is ours: then it shows no address bar. Null where there is none. */
export function assetLinks() {
  const { ANDROID_PACKAGE, ANDROID_FINGERPRINTS } = config
  if (!ANDROID_PACKAGE || !ANDROID_FINGERPRINTS) return null
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: ANDROID_PACKAGE,
        sha256_cert_fingerprints: ANDROID_FINGERPRINTS,
      },
    },
  ]
}
