import escapeHtml from 'escape-html'

type Parts = {
  readonly language: string
  readonly subject: string
  /** Paragraphs with an empty line between them. The one that is the button's address becomes the button. */
  readonly body: string
  readonly button: { readonly url: string; readonly text: string }
  readonly footer: string
}

/** Mail programs read styles on the elements alone. The colours are those of look.md, dark enough for both themes. */
const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#f4f1ea;color:#2a2440',
  card: 'max-width:34rem;margin:0 auto;padding:24px 28px;background:#ffffff;border-radius:12px;font:16px/1.5 sans-serif',
  button:
    'display:inline-block;padding:10px 20px;background:#5b3fa8;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold',
  footer: 'max-width:34rem;margin:16px auto 0;font:13px/1.5 sans-serif;color:#5d566f',
} as const

/** An e-mail as HTML: the same words as its plain text, with its link as a button. */
export const toEmailHtml = ({ language, subject, body, button, footer }: Parts): string => {
  const paragraphs = body
    .split('\n\n')
    .map((paragraph) => (paragraph === button.url ? toButton(button) : toText(paragraph)))
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLES.page}">
<div style="${STYLES.card}">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
</div>
${footer === '' ? '' : `<p style="${STYLES.footer}">${toText(footer)}</p>`}
</body></html>
`
}

const toButton = ({ url, text }: Parts['button']): string =>
  `<a href="${escapeHtml(url)}" style="${STYLES.button}">${escapeHtml(text)}</a>`

/** Addresses in it become links. */
const toText = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>\n')
