import type { Because } from '@jes/contract/lib/refusals/because'
import { cleanText } from '@jes/contract/lib/text'
import type { z } from 'zod'
import { toTag } from '#features/core/hubAccess/names.ts'
import { type StoredImage, storeImage } from '#features/core/pictures/commands.ts'
import { check } from '#lib/check.ts'
import { invalid, malformed, Refusal } from '#lib/errors.ts'
import type { HubForm, PictureName } from './form.ts'

/** The texts of the form, checked by the contract; errors are reported by field. */
export function checkTexts<Shape extends z.core.$ZodType>(
  shape: Shape,
  texts: HubForm['texts'],
): z.output<Shape> {
  const { data, issues } = check(shape, readTexts(texts))
  if (!issues) return data
  const fields: Record<string, Because> = {}
  for (const { path, because } of issues) fields[String(path[0])] ??= because
  throw invalid(fields)
}

function readTexts({ isPrivate, tags, district, rules, ...texts }: HubForm['texts']) {
  return {
    ...texts,
    ...(isPrivate !== undefined && { isPrivate: readFlag(isPrivate) }),
    ...(tags !== undefined && { tags: tidyTags(readJson(tags)) }),
    // A form cannot hold null.
    ...(district !== undefined && { district: district || null }),
    ...(rules !== undefined && { rules: dropBlankRows(readJson(rules)) }),
  }
}

function readFlag(said: string) {
  return said === 'true' || (said === 'false' ? false : said)
}

/** What is not JSON is left as it is: the contract refuses it at its field. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, refusePoison)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return text
  }
}

function refusePoison(key: string, value: unknown) {
  if (key === '__proto__' || key === 'constructor') throw malformed()
  return value
}

/** Blank and duplicate tags are left out, as in the dialog. */
function tidyTags(tags: unknown) {
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return tags
  return [...new Set(tags.map(toTag).filter(Boolean))]
}

function dropBlankRows(rules: unknown) {
  if (!Array.isArray(rules)) return rules
  return rules.filter((rule) => !isBlankRow(rule))
}

function isBlankRow(rule: unknown) {
  if (typeof rule !== 'object' || rule === null) return false
  const { title = '', description = '' } = rule as Record<string, unknown>
  return [title, description].every((text) => typeof text === 'string' && cleanText(text) === '')
}

export type StoredPictures = Partial<Record<PictureName, StoredImage | null>>

/** The pictures of the form, encoded and stored before any transaction begins; null removes one. */
export async function storePictures(pictures: HubForm['pictures']) {
  const stored: StoredPictures = {}
  for (const [name, bytes] of Object.entries(pictures) as [PictureName, Buffer | null][]) {
    stored[name] = bytes && (await storeImage(bytes).catch((error) => refuseAt(name, error)))
  }
  return stored
}

/** Pictures are refused at the field `file`; this form has two picture fields. */
function refuseAt(name: PictureName, error: unknown): never {
  if (error instanceof Refusal && error.fields) throw invalid({ [name]: error.because })
  throw error
}
