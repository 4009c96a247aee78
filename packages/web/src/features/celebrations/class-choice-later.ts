const KEY = 'class-choice-later'

/** The choice of a class opens by itself once a browser session. */
export const putOffClassChoice = (): void => sessionStorage.setItem(KEY, 'true')

export const isClassChoicePutOff = (): boolean => sessionStorage.getItem(KEY) === 'true'
