import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log. Errors are reduced to what names them: parsers and drivers hang whole requests and documents on theirs, with
 * tokens and passwords inside (`rawPacket` of Node, `body` of the body parser).
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: toLoggedError } }, destination ?? pino.destination(1))

const toLoggedError = (thrown: unknown) => {
  const { name, message, code, stack } = Object(thrown) as Partial<Error> & { readonly code?: unknown }
  return { type: name, message, ...(code === undefined ? {} : { code }), stack }
}
