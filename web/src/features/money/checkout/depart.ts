import type { Departure } from '@jes/contract/money/premium'

/** Goes to the provider: by a link, or by a form that the page submits. */
export function depart({ method, url, fields }: Departure) {
  if (method === 'GET') return window.location.assign(url)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  for (const [name, value] of Object.entries(fields)) form.append(hidden(name, value))
  document.body.append(form)
  form.submit()
}

function hidden(name: string, value: string) {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}
