import { createServer } from 'node:net'
import { CannotStart } from '../assert/cannot-start.ts'
import type { Config } from './read-config.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Checks the port before anything starts, so that a taken port is reported at once. */
export async function checkPort({ host, port }: Address): Promise<void> {
  const probe = createServer()
  const listening = new Promise<void>((done, refuse) => {
    probe.once('error', refuse)
    probe.listen({ host, port }, done)
  })
  await explainListen({ host, port }, listening)
  await new Promise((done) => probe.close(done))
}

export async function explainListen({ host, port }: Address, listening: Promise<void>): Promise<void> {
  try {
    await listening
  } catch (error) {
    throw new CannotStart(reasonFor(error, `${host}:${port}`), { cause: error })
  }
}

function reasonFor(error: unknown, address: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `${address} is taken, perhaps by Andon already running: stop that program, or set PORT`
  if (code === 'EACCES') return `this user may not listen on ${address}: set PORT to 1024 or above`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `this machine has no address ${address}: set HOST`
  return `cannot listen on ${address}: ${error}`
}
