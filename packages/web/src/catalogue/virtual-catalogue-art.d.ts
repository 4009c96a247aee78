declare module 'virtual:catalogue-art' {
  /** How the things of the catalogue are drawn, apart from it in a build; `undefined` where the catalogue has it. */
  export const art: import('./unpack-catalogue.ts').PackedArt | undefined
}
