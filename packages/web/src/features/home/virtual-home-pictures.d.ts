declare module 'virtual:home-pictures' {
  type Picture = import('../../art/index.ts').Picture

  /** Drawn when the app is built, by the bundler. */
  export const pictures: {
    readonly people: ReadonlyArray<Picture>
    readonly gear: ReadonlyArray<Picture>
    readonly animals: ReadonlyArray<Picture>
  }
  /** Addresses of the land behind the people, by season. */
  export const lands: Readonly<Record<import('../../art/index.ts').Season, string>>
}

declare module 'virtual:home-pictures/animals' {
  /** The animals beside the titles of pages of text. */
  export const animals: Readonly<
    Record<import('@daykeep/rules/pictures').PageAnimal, import('../../art/index.ts').Picture>
  >
}
