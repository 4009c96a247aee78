declare module 'virtual:art' {
  /** The drawings and data of packages/content/art, compiled by the bundler. */
  export const library: import('@daykeep/rules/pictures').ArtLibrary
}
