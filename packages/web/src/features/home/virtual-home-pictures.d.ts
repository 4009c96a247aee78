declare module 'virtual:home-pictures' {
  type Picture = import('../../art/index.ts').Picture

  /** Drawn when the app is built, by the bundler. */
  export const pictures: {
    readonly people: ReadonlyArray<Picture>
    readonly gear: ReadonlyArray<Picture>
    readonly animals: ReadonlyArray<Picture>
  }
  /** Loaders of the land behind the people, by season. */
  export const lands: Readonly<Record<import('../../art/index.ts').Season, () => Promise<{ readonly land: Picture }>>>
}
