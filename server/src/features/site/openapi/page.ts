import { escapeHtml } from '#lib/html.ts'
import type { OpenApi } from './document.ts'

/** An HTML page: every endpoint, its request and its reply. It works without a script. */
export function toPage({ info, tags, paths, components }: OpenApi) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Jes</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>The API of Jes</h1>
<p>${toText(info.description)}</p>
<p>As a document: <a href="/api/openapi.json">openapi.json</a>; the sockets: <a href="/api/asyncapi.json">asyncapi.json</a></p>
${tags
  .map(
    ({ name, description }) => `<section>
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(description)}</p>
${operations
  .filter((operation) => operation.tags.includes(name))
  .map(toDetails)
  .join('\n')}
</section>`,
  )
  .join('\n')}
<section>
<h2>Shapes</h2>
<p>What the endpoints take and answer is made of these.</p>
${Object.entries(components.schemas).map(toShape).join('\n')}
</section>
</main>
</body>
</html>`
}

type Operation = { path: string; method: string; summary: string } & Record<string, unknown>

function toDetails({ path, method, summary, tags: _, ...rest }: Operation) {
  return `<details>
<summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
<pre>${toJson(rest)}</pre>
</details>`
}

function toShape([name, shape]: [string, unknown]) {
  return `<details id="${escapeHtml(name)}">
<summary><code>${escapeHtml(name)}</code></summary>
<pre>${toJson(shape)}</pre>
</details>`
}

/** The name of a shape becomes a link to it. */
function toJson(value: unknown) {
  return escapeHtml(JSON.stringify(value, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$&</a>',
  )
}

function toText(markdown: string) {
  return escapeHtml(markdown).replace(/`([^`]+)`/g, '<code>$1</code>')
}

export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 ui-sans-serif, system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2rem 0 .5rem }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
a { color: light-dark(#a81238, #ff8aa0) }
summary b { display: inline-block; min-width: 4.5rem; color: light-dark(#a81238, #ff8aa0) }
summary span { color: color-mix(in srgb, currentColor 65%, transparent) }
pre { overflow: auto; padding: 1rem; border-radius: 12px; background: color-mix(in srgb, currentColor 6%, transparent) }
`
