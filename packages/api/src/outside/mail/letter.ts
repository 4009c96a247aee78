/** What is sent to one person: plain text, and the same as a page. */
export type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly replyTo?: string
}

/** Takes letters to their readers. Rejects when it could not. */
export type Mailer = {
  readonly send: (letter: Letter) => Promise<void>
  readonly close: () => void
}
