/** The database when the URL names none. */
const DEFAULT_NAME = 'daykeep'

/** The part of a connection string between the hosts and the options. */
const DATABASE = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/

export const databaseName = (url: string): string => decodeURIComponent(DATABASE.exec(url)?.[1] ?? DEFAULT_NAME)
