import { type Decision, type Session, show, type Wanted } from './decision.ts'
import { forPlayer } from './for-player.ts'
import { forVisitor } from './for-visitor.ts'
import { aliasAt, pathTo, routeAt } from './match-path.ts'
import { paymentEnd } from './payment-return.ts'

/** Who may see what, and where everybody else goes. Application specification, section 2, "Navigation guard". */
export const guard = (wanted: Wanted, session: Session): Decision => {
  const elsewhere = oldHashLink(wanted) ?? aliasAt(wanted.path)
  if (elsewhere !== undefined) return { type: 'redirect', to: elsewhere }
  const found = routeAt(wanted.path)
  if (found === undefined) return show('notFound')
  const { name, params } = found
  if (name === 'paymentReturn') return afterPayment(params['redirect'] ?? '', session)
  return session.type === 'visitor' ? forVisitor(name, params, wanted) : forPlayer(name, params, wanted, session)
}

const oldHashLink = ({ hash }: Wanted): string | undefined => {
  const [, kind, id] = /^#\/options\/groups\/(guilds|challenges)\/([^/?#]+)/.exec(hash) ?? []
  if (id === undefined) return undefined
  return kind === 'guilds' ? pathTo('guild', { groupId: id }) : pathTo('challenge', { challengeId: id })
}

const afterPayment = (word: string, session: Session): Decision => {
  const end = paymentEnd(word, session.type === 'player' ? session.payment : undefined)
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
