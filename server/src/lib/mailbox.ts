import { join } from 'node:path'
import { findMessage, listMessages, storeMessage } from './storedMessages.ts'

/** A mail that was stored on this machine because there is no SMTP server. */
export type StoredMail = {
  to: string
  subject: string
  text: string
  html: string
  createdAt: string
}

export function mailboxOf(dataDir: string) {
  return join(dataDir, 'mailbox')
}

export function storeMail(folder: string, mail: StoredMail) {
  return storeMessage(folder, mail)
}

/** Newest first. */
export function listMails(folder: string) {
  return listMessages<StoredMail>(folder)
}

export function findMail(folder: string, name: string) {
  return findMessage<StoredMail>(folder, name)
}
