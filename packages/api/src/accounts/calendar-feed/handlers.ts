import { toIso } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { loadTasks } from '../../commands/index.ts'
import { notFound, timedOut } from '../../core/api-error.ts'
import type { EndpointHandler, PlayerHandler } from '../../core/handler.ts'
import { loadUser } from '../../core/load-user.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { Document } from '../../store/index.ts'
import { feedOf, newFeed, ownerOf, toFeedWrite } from './feed-document.ts'
import { toCalendar } from './to-calendar.ts'

export const calendarFeed: PlayerHandler<'calendarFeed', 'store'> =
  (app) =>
  async ({ session, player }) => {
    const feed = await feedOf(app.store, session.userId)
    return E.right({ data: { createdAt: feed === undefined ? null : toIso(feed.body.createdAt) }, user: player })
  }

/** Makes a new address. Whoever had the one before reads nothing more. */
export const makeCalendarFeed: PlayerHandler<'makeCalendarFeed', 'store' | 'clock' | 'config'> =
  (app) =>
  async ({ session, player }) => {
    const { secret, body } = newFeed(session.userId, app.clock())
    const committed = await app.store.commit([toFeedWrite(body, await feedOf(app.store, session.userId))])
    if (E.isLeft(committed)) return E.left(busy(player))
    const url = `${app.config.baseUrl}/export/calendar/${secret}.ics`
    return E.right({ data: { createdAt: toIso(body.createdAt), url }, user: player })
  }

export const removeCalendarFeed: PlayerHandler<'removeCalendarFeed', 'store'> =
  (app) =>
  async ({ session, player }) => {
    const feed = await feedOf(app.store, session.userId)
    if (feed !== undefined) {
      const { id, version } = feed
      const committed = await app.store.commit([{ type: 'remove', collection: 'calendarFeeds', id, version }])
      if (E.isLeft(committed)) return E.left(busy(player))
    }
    return E.right({ data: { createdAt: null }, user: player })
  }

/** Refuses calendarFeedNotFound, also for an address that has ended and for an account that is closed. */
export const readCalendarFeed: EndpointHandler<'readCalendarFeed', 'store' | 'clock' | 'config' | 'i18n'> =
  (app) =>
  async ({ input }) => {
    const userId = await ownerOf(app.store, input.params.file.replace(/\.ics$/, ''))
    const player = userId === undefined ? undefined : await loadUser(app.store, userId)
    if (userId === undefined || player === undefined || E.isLeft(player))
      return E.left(notFound('calendarFeedNotFound'))
    const user = player.right.body
    const { tasks } = await loadTasks(app.store, userId, 'active')
    const language = chooseLanguage(app.i18n.languages, { player: languageOf(player.right) })
    const data = toCalendar(
      user,
      [...tasks.values()].map(({ body }) => body),
      {
        name: createTranslator(app.i18n, language).translate('api.calendarOf', { user: user.profile.name }),
        url: app.config.baseUrl,
        now: app.clock(),
      },
    )
    return E.right({ data, bare: true, file: { name: 'daykeep.ics', type: 'text/calendar' } })
  }

const languageOf = ({ body }: Document<User>): string => body.preferences.language ?? ''

const busy = (player: Document<User>) => ({ ...timedOut('playerBusy'), language: languageOf(player) })
