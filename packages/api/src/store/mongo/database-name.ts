/** The database that is used when the URL names none. */
const UNNAMED = 'daykeep'

/** The part of a connection string between the hosts and the options. */
const DATABASE = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/

export const databaseName = (url: string): string => decodeURIComponent(DATABASE.exec(url)?.[1] ?? UNNAMED)
