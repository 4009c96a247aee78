import { spawn } from 'node:child_process'

export type RunningServer = { readonly port: number; readonly pid: number; readonly stop: () => void }

/** Starts a server in a process of its own and waits for the line that names its port. */
export const startServer = (file: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const port = /listens on http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port !== undefined)
        resolve({ port: Number(port), pid: Number(child.pid), stop: () => void child.kill('SIGKILL') })
    })
  })
