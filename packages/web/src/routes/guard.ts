import { type GuardResult, type Viewer, show, type NavigationRequest } from './guard-types.ts'
import { guardPlayer } from './guard-player.ts'
import { guardVisitor } from './guard-visitor.ts'
import { resolveAlias, pathTo, matchRoute } from './match-route.ts'
import { paymentResult } from './payment-return.ts'

/** Decides whether a route is shown, or where to go instead. docs/reference/application.md 2, "Navigation guard". */
export const guard = (request: NavigationRequest, viewer: Viewer): GuardResult => {
  const redirect = oldHashLink(request) ?? resolveAlias(request.path)
  if (redirect !== undefined) return { type: 'redirect', to: redirect }
  const match = matchRoute(request.path)
  if (match === undefined) return show('notFound')
  const { name, params } = match
  if (name === 'paymentReturn') return afterPayment(params['redirect'] ?? '', viewer)
  return viewer.type === 'visitor' ? guardVisitor(name, params, request) : guardPlayer(name, params, request, viewer)
}

const oldHashLink = ({ hash }: NavigationRequest): string | undefined => {
  const [, kind, id] = /^#\/options\/groups\/(guilds|challenges)\/([^/?#]+)/.exec(hash) ?? []
  if (id === undefined) return undefined
  return kind === 'guilds' ? pathTo('guild', { groupId: id }) : pathTo('challenge', { challengeId: id })
}

const afterPayment = (word: string, viewer: Viewer): GuardResult => {
  const end = paymentResult(word, viewer.type === 'player' ? viewer.payment : undefined)
  switch (end?.type) {
    case 'close':
      return { type: 'close' }
    case 'paid':
      return { type: 'redirect', to: end.to, payment: 'completed' }
    case 'failed':
      return { type: 'redirect', to: end.to, payment: 'failed' }
    case undefined:
      return show('notFound')
  }
}
