import { type AgreedText, textsToAccept } from '@daykeep/rules/player'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyChunk } from '../../chunks/index.ts'
import { afterLogin, matchRoute } from '../../routes/index.ts'
import { useCredentials } from '../../session/index.ts'
import { PlayerProvider, useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { Loading } from '../player-session/Loading.tsx'
import { usePlayerSession } from '../player-session/use-player-session.ts'
import { withPublications } from '../with-publications.ts'

const ReviewPage = lazyChunk(
  withPublications(() => import('../../features/articles/index.ts')),
  'ReviewPage',
)

/** A text that players accept again, and visitors read. docs/reference/screens.md 16.7. */
export const ReviewScreen = () => {
  const { pathname } = useLocation()
  const text = matchRoute(pathname)?.name === 'termsReview' ? 'terms' : 'privacy'
  const credentials = useCredentials()
  const playerSession = usePlayerSession(credentials, true)
  if (credentials === undefined) return <ReviewPage text={text} state={{ type: 'visitor' }} />
  if (playerSession.type !== 'open') return <Loading playerSession={playerSession} />
  return (
    <PlayerProvider {...playerSession.loaded}>
      <OfPlayer text={text} />
    </PlayerProvider>
  )
}

const OfPlayer = ({ text }: { readonly text: AgreedText }) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const isOpen = textsToAccept(catalogue, user, useNow()).includes(text)
  const onAccept = () => {
    dispatch('acceptText', { text })
    void navigate(afterLogin(search), { replace: true })
  }
  return (
    <ReviewPage
      text={text}
      state={isOpen ? { type: 'open', onAccept } : { type: 'accepted', to: afterLogin(search) }}
    />
  )
}
