/** The colours are those of the web app. The card fills its frame: the picture takes what the words leave. */
export const CARD_STYLE = `
:root { color-scheme: light dark; --surface: #fffdf9; --border: #e8ded1; --text: #241a1e; --muted: #675955; --link: #1f4399; --accent: #b4143c }
@media (prefers-color-scheme: dark) {
  :root { --surface: #12151f; --border: #262b3b; --text: #f4efe9; --muted: #ababbc; --link: #a3bbff; --accent: #cf2a54 }
}
* { box-sizing: border-box; margin: 0 }
body { background: transparent; color: var(--text); font: 1rem/1.5 system-ui, 'Noto Sans Devanagari', sans-serif }
article { display: flex; flex-direction: column; gap: 0.625rem; height: 100vh; padding: 1rem; overflow: hidden; border: 1px solid var(--border); border-top: 4px solid var(--accent); border-radius: 1rem; background: var(--surface) }
a { color: inherit; text-decoration: none }
a:hover { text-decoration: underline }
header { display: flex; gap: 0.625rem; align-items: center }
header img { width: 2.5rem; height: 2.5rem; border-radius: 50%; object-fit: cover }
header p { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
small, footer { color: var(--muted); font-size: 0.875rem }
h1 { font-size: 1.125rem; line-height: 1.45 }
h1, .text { display: -webkit-box; flex: none; overflow: hidden; overflow-wrap: anywhere; -webkit-box-orient: vertical }
h1 { -webkit-line-clamp: 3 }
.text { -webkit-line-clamp: 4 }
.picture { position: relative; display: block; flex: 1; min-height: 0 }
.picture img { width: 100%; height: 100%; border-radius: 0.75rem; object-fit: cover }
footer { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-top: auto }
footer a { margin-inline-start: auto; color: var(--link); font-weight: 600 }
.gone { justify-content: center; align-items: center; color: var(--muted); text-align: center }
`
