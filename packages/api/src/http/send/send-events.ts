import type { Context } from 'koa'
import type { LiveConnection } from '../../live/index.ts'

/** Bytes that may wait for a client that does not read; then its connection is cut, and it resumes later. */
const MOST_WAITING = 1024 * 1024

/**
 * Answers with server-sent events, uncompressed and unbuffered, until one side closes the connection. Koa is done with the
 * request before that.
 */
export const sendEvents = (ctx: Context, subscribe: (connection: LiveConnection) => () => void): void => {
  const { req, res } = ctx
  ctx.respond = false
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Type', 'text/event-stream; charset=utf-8')
  // proxies of the nginx family would wait for more
  ctx.set('X-Accel-Buffering', 'no')
  req.socket.setTimeout(0)
  res.writeHead(200)
  res.flushHeaders()
  const write = (text: string): void => {
    if (res.writableEnded) return
    if (res.writableLength > MOST_WAITING) res.destroy()
    else res.write(text)
  }
  const unsubscribe = subscribe({
    send: (type, data, position) =>
      write(`event: ${type}\n${position === undefined ? '' : `id: ${position}\n`}data: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    close: () => void res.end(),
  })
  res.on('close', unsubscribe)
}
