/** The CSP allows no inline styles, so they are in a file. */
export const STYLE = `
:root { color-scheme: light dark }
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: light-dark(#F6F1E9, #0C0E16); color: light-dark(#241A1E, #F4EFE9);
  font: 1rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
.flag { margin: 0; padding: 0.75rem 1rem; text-align: center; font-weight: 700; color: #241A1E;
  background: repeating-linear-gradient(-45deg, #F2A81D 0 1rem, #F5C15A 1rem 2rem) }
main { margin: 0 auto; padding: 1rem; max-width: 30rem }
h1 { margin-block: 1rem 0.5rem; font-size: 1.4rem; line-height: 1.3 }
h2 { font-size: 1.1rem }
a { color: light-dark(#1F4399, #A3BBFF) }
small, dt, .note { color: light-dark(#675955, #ABABBC) }
dl, li { padding: 1rem; border-radius: 1rem; background: light-dark(#FFFDF9, #181C29) }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.5rem 1rem; margin: 1rem 0 }
dd { margin: 0; text-align: end; overflow-wrap: anywhere }
.amount { font-size: 1.5rem; font-weight: 700; line-height: 1.2 }
ol { margin: 0; padding: 0; list-style: none }
li { margin-block: 0.75rem; overflow-wrap: anywhere }
form { display: grid; gap: 0.5rem }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1.5px solid light-dark(#8C7C72, #747C98); border-radius: 0.75rem;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: light-dark(#F1EAE0, #212636) }
button.first { border-color: transparent; background: light-dark(#B4143C, #CF2A54); color: #FFF }
button.first:hover { background: light-dark(#990F32, #BA2049) }
:focus-visible { outline: 3px solid light-dark(#2457D6, #8FB0FF); outline-offset: 2px }
.said { padding: 0.75rem 1rem; border-radius: 0.75rem; background: light-dark(#E1F1E7, #132C20) }
`
