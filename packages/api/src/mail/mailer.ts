/** An e-mail to one person: plain text, and the same as HTML. */
export type Email = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly replyTo?: string
  /** Ends e-mails of this kind by one request (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends e-mails. Rejects when it cannot. */
export type Mailer = {
  readonly send: (email: Email) => Promise<void>
  readonly close: () => void
}
