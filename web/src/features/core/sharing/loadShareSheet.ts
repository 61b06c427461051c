/** The share sheet is fetched by the first press: few share, and it draws pictures. */
export const loadShareSheet = () => import('./ShareSheet.tsx')
