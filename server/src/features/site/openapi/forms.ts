const file = { type: 'string', format: 'binary' }
const text = { type: 'string' }
const json = (description: string) => ({ type: 'string', description })

const HUB = {
  name: text,
  description: text,
  isPrivate: { type: 'string', enum: ['true', 'false'] },
  tags: json('A list of words, as JSON.'),
  rules: json('A list of `{ title, description }`, as JSON.'),
  coverImage: file,
  icon: file,
}

/** Endpoints with a multipart form: their contract has no body, because a form is not JSON. By operation id. */
export const FORMS: Record<string, { properties: Record<string, object>; required?: string[] }> = {
  mediaUpload: { properties: { file }, required: ['file'] },
  hubCreate: { properties: HUB, required: ['name', 'description'] },
  hubEdit: { properties: HUB },
}
