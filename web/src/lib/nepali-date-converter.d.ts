// The package has types, but its exports map hides them.
declare module '@remotemerge/nepali-date-converter' {
  class DateConverter {
    constructor(day: string)
    toBs(): { year: number; month: number; date: number }
  }

  // biome-ignore lint/style/noDefaultExport: this is what the package exports
  export { DateConverter as default }
}
