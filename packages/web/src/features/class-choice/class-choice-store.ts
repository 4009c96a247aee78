import { createStore } from '../../store/index.ts'

const isOpen = createStore(false)

/** Opens the choice of a class over the current page: from the settings, the profile or the moment at level 10. */
export const openClassChoice = (): void => isOpen.set(true)

export const closeClassChoice = (): void => isOpen.set(false)

export const classChoiceStore = { isOpen: isOpen.get, subscribe: isOpen.subscribe }
