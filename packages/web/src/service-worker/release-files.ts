/** The files of one release, by address. */
export type ReleaseFiles = {
  /** What the app needs to start: kept before this release takes over. */
  readonly shell: ReadonlyArray<string>
  /** Those of the rest that the first acts on the board need: kept soon after the first screen. */
  readonly soon: ReadonlyArray<string>
  /** Every other screen, picture and typeface: kept when there is time. */
  readonly rest: ReadonlyArray<string>
  /** Texts beside the first screen, by language. */
  readonly texts: Readonly<Record<string, ReadonlyArray<string>>>
  /** The first parts of the addresses that are pages of the app. */
  readonly pages: ReadonlyArray<string>
}

/** What a window asks of the worker. */
export type WorkerMessage =
  | { readonly type: 'keepAll'; readonly language: string }
  /** What a window has loaded by now: its browser still has it, so to keep it costs no network. */
  | { readonly type: 'keepLoaded'; readonly urls: ReadonlyArray<string> }

/** What the worker asks of a window: to show a page of the app. */
export type WindowMessage = { readonly type: 'open'; readonly path: string }
