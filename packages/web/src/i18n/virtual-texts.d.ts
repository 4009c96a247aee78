declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core'

  type Loaders = Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>
  /** Loaders of compiled messages by group and language, each a chunk of its own. */
  export const texts: {
    readonly ui: Loaders
    readonly content: Loaders
    readonly publications: Loaders
  }
}
