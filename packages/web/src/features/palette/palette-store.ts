import { createStore } from '../../store/index.ts'

export const paletteStore = createStore(false)

/** Opens the command palette over the present screen. */
export const openPalette = (): void => paletteStore.set(true)

export const closePalette = (): void => paletteStore.set(false)
