import { createContext, useContext } from 'react'
import type { RouteParams } from './match-route.ts'

/** The parameters of the route whose screen is drawn: another one may be open over it, and be in the address. */
export const RouteParamsContext = createContext<RouteParams>({})

/** A parameter of the screen's route, decoded; empty where it has none of that name. */
export const useRouteParam = (name: string): string => useContext(RouteParamsContext)[name] ?? ''
