import { spawn } from 'node:child_process'

export type Started = { readonly port: number; readonly stop: () => void }

/** Starts a server in a process of its own and waits until it says where it listens. */
export const started = (file: string, env: Readonly<Record<string, string>> = {}): Promise<Started> =>
  new Promise((listening, failed) => {
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.on('exit', (code) => failed(new Error(`${file} ended with ${code}`)))
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const port = /listens on http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port !== undefined) listening({ port: Number(port), stop: () => void child.kill('SIGKILL') })
    })
  })
