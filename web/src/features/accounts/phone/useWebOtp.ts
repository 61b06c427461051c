import { useEffect, useRef } from 'react'

type OtpOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } }
type OtpCredential = Credential & { code: string }

/** Where the browser can read the SMS (WebOTP), it asks the member and hands the code over. */
export function useWebOtp(onCode: (code: string) => void) {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })

  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const waiting = new AbortController()
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal: waiting.signal }
    void navigator.credentials
      .get(options)
      .then((credential) => {
        if (credential) latest.current((credential as OtpCredential).code)
      })
      // The member said no, or the page went on without it.
      .catch(() => {})
    return () => waiting.abort()
  }, [])
}
