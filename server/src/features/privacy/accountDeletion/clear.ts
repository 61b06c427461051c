import type { Addressee } from '#features/accounts/auth/letters.ts'
import { removeVideos } from '#features/clips/clipProcessing/files.ts'
import { removeCaptionFiles } from '#features/clips/clips/captions.ts'
import { removeUpload } from '#features/clips/clipUploads/commands.ts'
import { removePictures } from '#features/core/pictures/sweep.ts'
import { removeExport } from '#features/privacy/dataExport/store.ts'
import { config } from '#lib/config.ts'
import { sql } from '#lib/db.ts'
import { sendLetter } from '#lib/mail.ts'
import { mailboxOf } from '#lib/mailbox.ts'
import { smsInboxOf } from '#lib/sms/inbox.ts'
import { openPhone } from '#lib/sms/sealedPhone.ts'
import { removeMessages } from '#lib/storedMessages.ts'
import type { Files } from './files.ts'
import { receiptLetter } from './letters.ts'

export type Clearing = {
  to: Addressee
  /** Encrypted, as it was in the account; absent in jobs of an earlier version. */
  phone?: { phoneMark: string; sealed: string } | null
  endedAt: string
  files: Files
}

/** The job after a deletion: deletes the files, with retries, and sends the receipt at the very end. */
export async function clearAway(payload: unknown) {
  const { to, phone, endedAt, files } = payload as Clearing
  await removePictures(files.pictures)
  for (const { key, captions } of files.clips) {
    await removeVideos(key)
    await removeCaptionFiles(key, captions)
  }
  for (const id of files.uploads) await removeUpload(id)
  for (const key of files.exports) await removeExport(key)
  // Without an SMTP server the sent mails are files on this machine.
  if (to.email !== null) await removeMessages(mailboxOf(config.DATA_DIR), to.email)
  if (phone) await removeSms(phone)
  await sendLetter(sql, receiptLetter(to, endedAt))
}

/** Without a provider the sent messages are files on this machine. */
async function removeSms({ phoneMark, sealed }: NonNullable<Clearing['phone']>) {
  const number = await openPhone({ phoneMark, sealedPhone: Buffer.from(sealed, 'base64') })
  await removeMessages(smsInboxOf(config.DATA_DIR), number)
}
