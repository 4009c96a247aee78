export { call, type Send } from './call.ts'
export { type Endpoint, type Input, type Method, namesIn, type Plays, type Sent, type Who } from './endpoint.ts'
export { type AnyEndpoint, endpointNamed, endpointNames, type EndpointName, endpoints } from './endpoints.ts'
export {
  Changed,
  type Envelope,
  envelopeOf,
  ErrorBody,
  FaultBody,
  readAnswer,
  type Refused,
} from './envelope.ts'
export { HEADERS, PREFIXES, WEB_CLIENT } from './headers.ts'
export { endpointPlaying, type HttpRequest, requestFor, requestTo } from './request.ts'
export { displayNameFaults, isEmail, LIMITS, usernameFaults } from './rows/accounts.ts'
export { ItemInfo, Login, LoginAnswer, ScoreAnswer, Tmp, WireTask, WireUser } from './wire.ts'
