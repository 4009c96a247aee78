import { createContext } from 'react'

/** Whether the animals of a card are drawn: those far from the window are not, since a stable holds a thousand. */
export const DrawnContext = createContext(true)
