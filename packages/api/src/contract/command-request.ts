import type { CommandName, ParamsOf } from '@daykeep/rules'
import type { AnyEndpoint } from './endpoints.ts'
import { commandRequests, endpointsByCommand, type HttpRequest } from './http-request.ts'
import { playerEndpoints } from './player-endpoints.ts'

/** The HTTP request that executes a command. docs/reference/application.md 7. */
export const toCommandRequest = <Name extends CommandName>(name: Name, params: ParamsOf<Name>): HttpRequest => {
  const request = requestOf(name, params)
  if (request === undefined) throw new Error(`no endpoint plays ${name}`)
  return request
}

/** The endpoint of a command for clients of ours. */
export const endpointOfCommand = (command: string): AnyEndpoint | undefined => BY_COMMAND.get(command)

const requestOf = commandRequests(playerEndpoints)

const BY_COMMAND = endpointsByCommand(playerEndpoints)
