const PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Is the text an id as the game makes them? */
export const isUuid = (text: string): boolean => PATTERN.test(text)
