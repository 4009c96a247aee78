export { boardEndpoints } from './board-endpoints.ts'
export { Bounded, type BoundError, charactersOf, entriesOf } from './bounds.ts'
export { call, type Transport } from './call.ts'
export { countFromZero, CrossChecked, crossChecked, isUuid, requiredText } from './checks.ts'
export {
  type Caller,
  type Input,
  pathParamNames,
} from './endpoint.ts'
export {
  type AnyEndpoint,
  type CommandEndpointName,
  type CommandOf,
  endpointNamed,
  endpointNames,
  type EndpointName,
  endpoints,
  type InputOf,
  type RequestOf,
  type ResponseOf,
  type SharedEndpointName,
  type SharedOf,
} from './endpoints.ts'
export {
  ChangedActs,
  ChangedDocuments,
  type Envelope,
  envelopeCodec,
  ErrorBody,
  FieldErrorBody,
  readEnvelope,
  type ErrorResponse,
} from './envelope.ts'
export { groupNamed } from './group-path.ts'
export { planGroupFields } from './shared-rows/group-commands.ts'
export { HEADERS, PREFIXES, WEB_CLIENT } from './headers.ts'
export { playerEndpoints } from './player-endpoints.ts'
export { toCommandRequest } from './command-request.ts'
export { commandRequests, type HttpRequest } from './http-request.ts'
export { lateEndpoints } from './late-endpoints.ts'
export { displayNameErrors, isEmail, normalizePassword, usernameErrors } from './rows/accounts.ts'
export { LIVE_TYPES, LiveData, type LiveType } from './rows/live.ts'
export { Passkey } from './rows/second-factor.ts'
export { MODELS, RestoreReport } from './tool-rows/index.ts'
export { SignInNetwork } from './rows/sign-in.ts'
export { MEMBER_SORTS, memberRows, type MembersPage, pageNumber } from './paging.ts'
export { ItemInfo, Login, WireTask, WireUser } from './wire.ts'
export {
  BugReport,
  Conversation,
  FoundUser,
  Hero,
  GroupBasic,
  GroupWithPlan,
  HallRow,
  InboxMessage,
  Member,
  MemberRow,
  PaymentMethod,
  PaymentOrder,
  type LatePaymentState,
  LatePaymentView,
  PaymentView,
  Person,
  Transaction,
  Seeker,
  WireCase,
  WireChallenge,
  WireChatMessage,
  WireGroup,
  WireNewsPost,
  WireSharedTask,
} from './shapes/index.ts'
