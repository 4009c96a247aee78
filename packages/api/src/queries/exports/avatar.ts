import type { User } from '@daykeep/rules/model'
import escapeHtml from 'escape-html'
import * as E from 'fp-ts/lib/Either.js'
import { drawingBusy, notFound } from '../../core/api-error.ts'
import type { EndpointHandler } from '../../core/handler.ts'
import { toHtmlPage } from '../../core/html-page.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import type { DrawnPicture } from '../../pictures/index.ts'
import { translatorFor } from '../translator-for.ts'

const FILE = /^(?<id>[\da-f-]{36})\.(?<format>svg|png|html)$/i

/**
 * What a player's hero looks like, for everybody who has the address: the looks and no word about the player. Refuses
 * userWithIDNotFound, also for an account that is closed. docs/reference/api.md 6.4; decision 123
 */
export const exportAvatar: EndpointHandler<'exportAvatar', 'store' | 'avatars' | 'config' | 'i18n'> =
  (app) => async (request) => {
    const { file } = request.input.params
    const { id = file, format = '' } = FILE.exec(file)?.groups ?? {}
    const user = format === '' ? undefined : await app.store.get<User>('users', id.toLowerCase())
    if (user === undefined || user.body.auth.blocked) return E.left(notFound('userWithIDNotFound', { userId: id }))
    const picture = await app.avatars(user.body)
    const name = `avatar-${user.id}`
    switch (format.toLowerCase()) {
      case 'svg':
        return E.right(fileOf(picture, `${name}.svg`, 'image/svg+xml', picture.svg()))
      case 'png': {
        const png = await picture.png()
        return png === undefined ? E.left(drawingBusy) : E.right(fileOf(picture, `${name}.png`, 'image/png', png))
      }
      default:
        return E.right({
          data: pageOf(app, request, name),
          bare: true,
          file: { name: `${name}.html`, type: 'text/html', isPage: true },
        })
    }
  }

const fileOf = ({ tag }: DrawnPicture, name: string, type: string, data: string | Buffer) =>
  ({ data, bare: true, etag: `${tag}-${name.slice(-3)}`, file: { name, type, isPage: true } }) as const

type Needs = Parameters<typeof exportAvatar>[0]
type Request = Parameters<ReturnType<typeof exportAvatar>>[0]

/** A page that chats and networks show as the picture. */
const pageOf = (app: Needs, request: Request, name: string): string => {
  const title = translatorFor(app, request).translate('api.avatarPage')
  const picture = escapeHtml(`${app.config.baseUrl}/export/${name}`)
  const meta = [
    ['og:title', escapeHtml(title)],
    ['og:image', `${picture}.png`],
    ['og:image:width', '480'],
    ['og:image:height', '480'],
    ['og:url', `${picture}.html`],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`)
  return toHtmlPage({
    language: chooseLanguage(app.i18n.languages, request.languagePreferences),
    title,
    head: meta.join(''),
    content: `<p><img src="${name}.svg" width="480" height="480" alt=""></p><p><a href="/">Daykeep</a></p>`,
  })
}
