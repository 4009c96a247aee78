import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type RunningServer = {
  readonly port: number
  readonly pid: number
  /** Microseconds of processor that all of its threads have taken since it started. */
  readonly cpu: () => Promise<number>
  readonly stop: () => void
}

const REPORT_CPU = new URL('report-cpu.ts', import.meta.url).href

/** Starts a server in a process of its own and waits for the line that names its port. */
export const startServer = (file: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', REPORT_CPU, file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    let output = ''
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString()
      const port = /listens on http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port !== undefined)
        resolve({
          port: Number(port),
          pid: Number(child.pid),
          cpu: async () => {
            const answer = once(child, 'message')
            child.send('cpu')
            return Number((await answer)[0])
          },
          stop: () => void child.kill('SIGKILL'),
        })
    })
  })
