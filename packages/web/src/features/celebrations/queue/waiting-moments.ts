import { createContext } from 'react'

/** How many moments wait behind the open one, and how to see them another time. */
export type WaitingMoments = { readonly count: number; readonly onPutOff: () => void }

export const WaitingMomentsContext = createContext<WaitingMoments | undefined>(undefined)
