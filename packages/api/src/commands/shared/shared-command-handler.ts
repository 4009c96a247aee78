import { endpointNamed, type SharedEndpointName } from '../../contract/index.ts'
import type { EndpointHandler } from '../../core/handler.ts'
import type { SharedResponseMapper } from '../shared-responses/index.ts'
import { respondShared, type RespondDependencies } from './respond-shared.ts'

/** The handler of an endpoint that executes a shared command. */
export const sharedCommandHandler = <Name extends SharedEndpointName>(
  name: Name,
  mapper: SharedResponseMapper<Name>,
): EndpointHandler<Name, keyof RespondDependencies> => {
  const { shared } = endpointNamed(name)
  if (shared === undefined) throw new Error(`${name} executes no shared command`)
  const { name: command, toParams, fieldRefusals } = shared
  // the types of rows by name end here: the mapper is that of the row
  const call = { command, toParams, fieldRefusals, toData: mapper as never }
  return (app) => (request) => respondShared(app, request, call) as never
}
