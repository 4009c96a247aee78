import { boardEndpoints, commandRequests, type HttpRequest } from '@daykeep/api/contract'

const known = [commandRequests(boardEndpoints)]

/** Adds the requests of commands that come after the board. */
export const addCommandRequests = (endpoints: object): void => void known.push(commandRequests(endpoints))

/** The request of a command. The queue holds commands of every name: their params were typed where they were dispatched. */
export const requestForCommand = (name: string, params: unknown): HttpRequest => {
  for (const requestOf of known) {
    const request = requestOf(name, params)
    if (request !== undefined) return request
  }
  throw new Error(`no endpoint plays ${name}`)
}
