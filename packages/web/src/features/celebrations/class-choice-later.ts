const KEY = 'class-choice-later'

/** Keeps the choice of a class from opening by itself for the rest of the browser session. */
export const putOffClassChoice = (): void => sessionStorage.setItem(KEY, 'true')

export const isClassChoicePutOff = (): boolean => sessionStorage.getItem(KEY) === 'true'
