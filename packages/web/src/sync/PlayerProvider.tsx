import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Player, TaskId } from '@daykeep/rules/model'
import type { Dispatch, PlayerSnapshot, PlayerStore } from './player-store.ts'
import { NONE } from './queue/unconfirmed-tasks.ts'
import type { ConnectionState } from './sync-loop.ts'

type PlayerContextValue = { readonly store: PlayerStore; readonly catalogue: Catalogue }

const PlayerContext = createContext<PlayerContextValue | undefined>(undefined)

type Props = PlayerContextValue & { readonly children: ReactNode }

export const PlayerProvider = ({ store, catalogue, children }: Props) => (
  <PlayerContext value={{ store, catalogue }}>{children}</PlayerContext>
)

const usePlayerContext = (): PlayerContextValue => {
  const value = useContext(PlayerContext)
  if (value === undefined) throw new Error('a view of the player is rendered outside of PlayerProvider')
  return value
}

export const usePlayerStore = (): PlayerStore => usePlayerContext().store

export const useCatalogue = (): Catalogue => usePlayerContext().catalogue

/** A part of the optimistic player. The component renders again when the selected value changes identity. */
export const usePlayer = <A,>(select: (player: Player) => A): A => {
  const { store } = usePlayerContext()
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot().player))
}

/** Milliseconds that the server takes at most, as a rule: what it confirms sooner looks as if it had been confirmed at once. Decision 127. */
const SOON = 1000

/** What the store says, once it has said for a second that something waits; that nothing does, at once. */
const useLasting = <A,>(select: (snapshot: PlayerSnapshot) => A, nothing: A): A => {
  const { store } = usePlayerContext()
  const read = useEffectEvent(() => select(store.snapshot()))
  const [shown, setShown] = useState(nothing)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLate = false
    const follow = (): void => {
      const now = read()
      if (now === nothing) {
        clearTimeout(timer)
        timer = undefined
        isLate = false
        setShown(nothing)
      } else if (isLate) setShown(now)
      else
        timer ??= setTimeout(() => {
          isLate = true
          setShown(read())
        }, SOON)
    }
    follow()
    const stop = store.subscribe(follow)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, nothing])
  return shown
}

/** Whether everything is saved, and how many commands wait for the server. */
export const useConnection = (): { readonly connection: ConnectionState; readonly waiting: number } => {
  const { store } = usePlayerContext()
  const connection = useSyncExternalStore(store.subscribe, () => store.snapshot().connection)
  const waiting = useSyncExternalStore(store.subscribe, () => store.snapshot().waiting)
  return { connection, waiting }
}

/** How many commands wait while the server is out of reach; `undefined` while it is not. */
export const useOffline = (): number | undefined => {
  const { store } = usePlayerContext()
  return useSyncExternalStore(store.subscribe, () => {
    const { connection, waiting } = store.snapshot()
    return connection === 'offline' ? waiting : undefined
  })
}

/** Whether the server takes longer than usual. */
export const useIsSavingLong = (): boolean => useLasting(({ connection }) => connection === 'saving', false)

/** The tasks with changes that wait for the server, and not just now. */
export const useUnconfirmed = (): ReadonlySet<TaskId> => useLasting(({ unconfirmed }) => unconfirmed, NONE)

/** Dispatches commands of the player; the same function for as long as the store is. */
export const useDispatch = (): Dispatch => usePlayerContext().store.dispatch
